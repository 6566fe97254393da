import PickModel
import Testing

/// A: lists of names, and B: lists of records without children.
@Suite struct ListFamilyTests {
    @Test(arguments: cases) func recognizes(_ layout: LayoutCase) { layout.check() }

    static let cases: [LayoutCase] = [
        LayoutCase(
            "A1 columns",
            [["pear", "plum"], ["rice", "noodles"], ["water"]],
            layout: "[[string]]",
            family: "A1",
            kind: .menu,
            model: """
                column
                  pear
                  plum
                column
                  rice
                  noodles
                column
                  water
                """
        ),
        LayoutCase(
            "A1 an empty column, one row, and no third column",
            [["pear"], []],
            layout: "[[string]]",
            family: "A1",
            kind: .menu,
            model: """
                column
                  pear
                column
                """
        ),
        LayoutCase(
            "A1 columns without rows",
            [[], []],
            layout: "[[]]",
            family: "A1",
            kind: .menu,
            verdict: .likely,
            model: """
                column
                column
                """
        ),
        LayoutCase(
            "A1 numbers among the titles",
            [["36", 37, 38.5], ["red"]],
            layout: "[[string|integer]]",
            family: "A1",
            kind: .menu,
            model: """
                column
                  36
                  37
                  38.5
                column
                  red
                """
        ),
        LayoutCase(
            "A1 one value of another type among many",
            [["a", "b", "c", "d", "e", "f", "g", "h", "i", "j", true]],
            layout: "[[string]]",
            family: "A1",
            kind: .menu,
            findings: ["PD206"],
            model: (["column"] + "abcdefghij".map { "  \($0)" }).joined(separator: "\n")
        ),
        LayoutCase(
            "A1x columns that belong together row by row",
            [["North", "South"], ["n.zip", "s.zip"]],
            layout: "[[string]]",
            family: "A1x",
            kind: .menu,
            verdict: .ambiguous,
            findings: ["PD203"],
            model: """
                column
                  North
                  South
                column
                  n.zip
                  s.zip
                """
        ),
        LayoutCase(
            "A2 one column",
            ["red", "green"],
            layout: "[string]",
            family: "A2",
            kind: .menu,
            model: """
                column
                  red
                  green
                """
        ),
        LayoutCase(
            "A3 columns by name",
            ["size": ["S", "M"], "colour": ["red"]],
            layout: "{*:[string]}",
            family: "A3",
            kind: .menu,
            verdict: .ambiguous,
            findings: ["PD203"],
            model: """
                column size
                  S
                  M
                column colour
                  red
                """
        ),
        LayoutCase(
            "A4 something around the list",
            ["Root": ["X", "Y"], "version": 3],
            layout: "{Root:[string]}",
            family: "A4",
            kind: .menu,
            model: """
                column
                  X
                  Y
                """
        ),
        LayoutCase(
            "A5 groups of tuples",
            [[["Nowhere", "+999"]], [["Arland", "+1"], ["Atland", "+2"]]],
            layout: "[[(string, string)]]",
            family: "A5",
            kind: .regions,
            verdict: .likely,
            model: """
                []
                  Nowhere {+999}
                []
                  Arland {+1}
                  Atland {+2}
                """
        ),
        LayoutCase(
            "B1 records with codes",
            [["name": "Arland", "code": "007"], ["code": "010", "name": "Borland"]],
            layout: "[{name, @code}]",
            family: "B1",
            kind: .menu,
            model: """
                column
                  Arland #007
                  Borland #010
                """
        ),
        LayoutCase(
            "B1 a key that only one record has",
            [["title": "a", "New item": ""], ["title": "b"], ["title": "c"]],
            layout: "[{title, +\"New item\"}]",
            family: "B1",
            kind: .menu,
            model: """
                column
                  a {New item=}
                  b
                  c
                """
        ),
        LayoutCase(
            "B1 an attribute that holds values of its own",
            [["Name": "Aa", "hit": ["x": 1, "y": 2]]],
            layout: "[{Name, +hit}]",
            family: "B1",
            kind: .menu,
            model: """
                column
                  Aa {hit=dict}
                """
        ),
        LayoutCase(
            "B1 a record without a name among many",
            [
                ["name": "a", "id": 1], ["name": "b", "id": 2], ["id": 3],
            ],
            layout: "[{name, @id}]",
            family: "B1",
            kind: .menu,
            findings: ["PD205"],
            model: """
                column
                  a #1
                  b #2
                   #3
                """
        ),
        LayoutCase(
            "B1 names in a dictionary of their own",
            [
                ["name": ["common": "Arland", "official": "Republic"], "cca2": "AR"],
                ["name": ["common": "Borland", "official": "Kingdom"], "cca2": "BO"],
            ],
            layout: "[{name:{common, +official}, @cca2}]",
            family: "B1",
            kind: .menu,
            verdict: .ambiguous,
            findings: ["PD203"],
            model: """
                column
                  Arland #AR {official=Republic}
                  Borland #BO {official=Kingdom}
                """
        ),
        LayoutCase(
            "B2 something around the records",
            ["Cities": [["CityCode": 1, "Name": "Aa"], ["CityCode": 2, "Name": "Ab"]]],
            layout: "{Cities:[{Name, @CityCode}]}",
            family: "B2",
            kind: .menu,
            model: """
                column
                  Aa #1
                  Ab #2
                """
        ),
        LayoutCase(
            "B2r records whose parents are in another file",
            [
                "Districts": [
                    ["CityCode": 1, "DistrictCode": 1, "Name": "a"],
                    ["CityCode": 1, "DistrictCode": 2, "Name": "b"],
                    ["CityCode": 1, "DistrictCode": 3, "Name": "c"],
                    ["CityCode": 2, "DistrictCode": 4, "Name": "d"],
                ]
            ],
            layout: "{Districts:[{Name, @DistrictCode, ^CityCode}]}",
            family: "B2r",
            kind: .regions,
            verdict: .likely,
            model: """
                a #1 {CityCode=1}
                b #2 {CityCode=1}
                c #3 {CityCode=1}
                d #4 {CityCode=2}
                """
        ),
        LayoutCase(
            "B3 a few lists of records",
            [[["ID": "1", "Name": "a"]], [["ID": "2", "Name": "b"], ["ID": "3", "Name": "c"]]],
            layout: "[[{Name, @ID}]]",
            family: "B3",
            kind: .menu,
            verdict: .ambiguous,
            findings: ["PD203"],
            model: """
                column
                  a #1
                column
                  b #2
                  c #3
                """
        ),
        LayoutCase(
            "B3 one list too many around regions",
            [[["province": "North", "city": ["不限", "Aa"]], ["province": "South", "city": ["Ba"]]]],
            layout: "[[{province, city:[string]}]]",
            family: "B3",
            kind: .regions,
            verdict: .likely,
            model: """
                North
                  不限 ~
                  Aa
                South
                  Ba
                """
        ),
        LayoutCase(
            "B4 records with shapes on a map",
            [
                ["name": "a", "code": "A1", "borders": [[1.5, 2.5], [3.5, 4.5]]],
                ["name": "b", "code": "B2", "borders": []],
            ],
            layout: "[{name, @code, +borders}]",
            family: "B4",
            kind: .menu,
            model: """
                column
                  a #A1 {borders=array}
                  b #B2 {borders=array}
                """
        ),
    ]
}
