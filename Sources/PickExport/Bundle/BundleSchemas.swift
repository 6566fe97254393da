/// The schemas that every bundle has; the same texts as in `Schemas`, which a test holds to it.
package enum BundleSchemas {
    /// The form of the data as JSON.
    package static let dataset = #"""
        {
          "$schema": "https://json-schema.org/draft/2020-12/schema",
          "title": "Picker data",
          "description": "The data of a bundle as JSON: regions as a tree of records, a menu as a list of columns. Records may have more members than are named here.",
          "type": "array",
          "anyOf": [
            {
              "description": "Regions, or a menu of one column whose rows have codes.",
              "items": {
                "$ref": "#/$defs/row"
              }
            },
            {
              "description": "A menu of columns without titles, each a list of rows.",
              "items": {
                "$ref": "#/$defs/rows"
              }
            },
            {
              "description": "A menu of columns with titles.",
              "items": {
                "type": "object",
                "properties": {
                  "title": {
                    "$ref": "#/$defs/name"
                  },
                  "items": {
                    "$ref": "#/$defs/rows"
                  }
                },
                "required": [
                  "items"
                ]
              }
            },
            {
              "description": "A menu of one column.",
              "items": {
                "$ref": "#/$defs/name"
              }
            }
          ],
          "$defs": {
            "name": {
              "type": [
                "string",
                "number"
              ]
            },
            "row": {
              "type": "object",
              "properties": {
                "code": {
                  "description": "The code; zeros at its beginning and end belong to it.",
                  "type": [
                    "string",
                    "number"
                  ]
                },
                "name": {
                  "description": "What the wheel shows.",
                  "$ref": "#/$defs/name"
                },
                "children": {
                  "description": "The rows of the next wheel, in the order in which they are shown.",
                  "type": "array",
                  "items": {
                    "$ref": "#/$defs/row"
                  }
                }
              },
              "required": [
                "name"
              ]
            },
            "rows": {
              "type": "array",
              "items": {
                "anyOf": [
                  {
                    "$ref": "#/$defs/name"
                  },
                  {
                    "$ref": "#/$defs/row"
                  }
                ]
              }
            }
          }
        }

        """#

    /// The form of the manifest.
    package static let manifest = #"""
        {
          "$schema": "https://json-schema.org/draft/2020-12/schema",
          "title": "Manifest of a bundle of picker data",
          "type": "object",
          "properties": {
            "$schema": {
              "type": "string"
            },
            "manifestVersion": {
              "description": "The version of this form.",
              "const": 1
            },
            "tool": {
              "description": "What wrote the bundle.",
              "type": "object",
              "properties": {
                "name": {
                  "const": "pickdata"
                },
                "version": {
                  "type": "string",
                  "pattern": "^[0-9]+\\.[0-9]+\\.[0-9]+"
                }
              },
              "required": [
                "name",
                "version"
              ],
              "additionalProperties": false
            },
            "dataset": {
              "description": "What people say about the data, from the section `dataset` of .pickdata.json.",
              "type": "object",
              "properties": {
                "name": {
                  "$ref": "#/$defs/text"
                },
                "version": {
                  "$ref": "#/$defs/text"
                },
                "licence": {
                  "$ref": "#/$defs/text"
                },
                "source": {
                  "$ref": "#/$defs/text"
                },
                "asOf": {
                  "description": "The day that the data are true for.",
                  "type": "string",
                  "pattern": "^[0-9]{4}-[0-9]{2}-[0-9]{2}$"
                }
              },
              "additionalProperties": false
            },
            "kind": {
              "enum": [
                "menu",
                "regions"
              ]
            },
            "rows": {
              "description": "How many rows there are on all levels.",
              "$ref": "#/$defs/count"
            },
            "levels": {
              "description": "Each level of regions; of a menu the columns, and then their rows.",
              "type": "array",
              "items": {
                "type": "object",
                "properties": {
                  "rows": {
                    "$ref": "#/$defs/count"
                  },
                  "withCode": {
                    "description": "How many of the rows have a code.",
                    "$ref": "#/$defs/count"
                  }
                },
                "required": [
                  "rows",
                  "withCode"
                ],
                "additionalProperties": false
              }
            },
            "source": {
              "description": "The file that the data were read from.",
              "type": "object",
              "properties": {
                "bytes": {
                  "$ref": "#/$defs/count"
                },
                "sha256": {
                  "$ref": "#/$defs/digest"
                }
              },
              "required": [
                "bytes",
                "sha256"
              ],
              "additionalProperties": false
            },
            "files": {
              "description": "Every file of the bundle except this one and SHA256SUMS, in the order of their names.",
              "type": "array",
              "items": {
                "type": "object",
                "properties": {
                  "name": {
                    "type": "string",
                    "pattern": "^[^/\\\\]+$"
                  },
                  "role": {
                    "enum": [
                      "data",
                      "schema",
                      "types",
                      "readme"
                    ]
                  },
                  "format": {
                    "description": "The format of a data file.",
                    "$ref": "#/$defs/text"
                  },
                  "preset": {
                    "description": "The front end that the file is for.",
                    "$ref": "#/$defs/text"
                  },
                  "bytes": {
                    "$ref": "#/$defs/count"
                  },
                  "sha256": {
                    "$ref": "#/$defs/digest"
                  }
                },
                "required": [
                  "name",
                  "role",
                  "bytes",
                  "sha256"
                ],
                "additionalProperties": false
              }
            },
            "sha256": {
              "description": "The SHA-256 of this file with nothing between the quotes of this member.",
              "$ref": "#/$defs/digest"
            }
          },
          "required": [
            "manifestVersion",
            "tool",
            "dataset",
            "kind",
            "rows",
            "levels",
            "source",
            "files",
            "sha256"
          ],
          "additionalProperties": false,
          "$defs": {
            "text": {
              "type": "string",
              "minLength": 1
            },
            "count": {
              "type": "integer",
              "minimum": 0
            },
            "digest": {
              "type": "string",
              "pattern": "^[0-9a-f]{64}$"
            }
          }
        }

        """#
}
