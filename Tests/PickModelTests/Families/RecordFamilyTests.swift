import PickModel
import Testing

/// C to H: lists of records with lists in them.
@Suite struct RecordFamilyTests {
    @Test(arguments: cases) func recognizes(_ layout: LayoutCase) { layout.check() }

    static let cases: [LayoutCase] = [
        LayoutCase(
            "C1 names with lists",
            [["name": "North", "cities": ["Aa", "Ab"]], ["cities": ["Ba"], "name": "South"]],
            layout: "[{name, cities:[string]}]",
            family: "C1",
            kind: .regions,
            model: """
                North
                  Aa
                  Ab
                South
                  Ba
                """
        ),
        LayoutCase(
            "C1 one region with one city",
            [["state": "North", "area": ["Aa"]]],
            layout: "[{state, area:[string]}]",
            family: "C1",
            kind: .regions,
            model: """
                North
                  Aa
                """
        ),
        LayoutCase(
            "C1 an empty list is not a missing key",
            [["name": "North", "cities": ["Aa"]], ["name": "East", "cities": []], ["name": "South"]],
            layout: "[{name, cities?:[string]}]",
            family: "C1",
            kind: .regions,
            model: """
                North
                  Aa
                East (empty)
                South (missing)
                """
        ),
        LayoutCase(
            "C1 lists that are all empty",
            [["name": "North", "cities": []], ["name": "South", "cities": []]],
            layout: "[{name, cities:[]}]",
            family: "C1",
            kind: .regions,
            model: """
                North (empty)
                South (empty)
                """
        ),
        LayoutCase(
            "C1 words that nobody knows",
            [
                ["gau": "North", "orte": ["Aa", "Ab"]], ["gau": "East", "orte": ["Ca"]],
                ["gau": "South", "orte": ["Ba"]],
            ],
            layout: "[{gau, orte:[string]}]",
            family: "C1",
            kind: .regions,
            verdict: .likely,
            model: """
                North
                  Aa
                  Ab
                East
                  Ca
                South
                  Ba
                """
        ),
        LayoutCase(
            "C1 a text where a list should be",
            [["name": "North", "cities": ["Aa"]], ["name": "South", "cities": ""]],
            layout: "[{name, cities:[string]|string}]",
            family: "C1",
            kind: .regions,
            findings: ["PD206"],
            model: """
                North
                  Aa
                South
                """
        ),
        LayoutCase(
            "C1g sections by letter",
            [["initials": "A", "array": ["Aa", "Ab"]], ["initials": "B", "array": ["Ba"]]],
            layout: "[{initials, array:[string]}]",
            family: "C1g",
            kind: .regions,
            verdict: .likely,
            model: """
                [A]
                  Aa
                  Ab
                [B]
                  Ba
                """
        ),
        LayoutCase(
            "C1 titles and items are columns",
            [["title": "Fruit", "items": ["pear", "plum"]], ["title": "Drink", "items": ["water"]]],
            layout: "[{title, items:[string]}]",
            family: "C1",
            kind: .menu,
            verdict: .likely,
            model: """
                column Fruit
                  pear
                  plum
                column Drink
                  water
                """
        ),
        LayoutCase(
            "E1 records on two levels",
            [["State": "North", "Cities": [["city": "Aa", "lat": 1.5, "lon": 2.5]]]],
            layout: "[{State, Cities:[{city, +lat, +lon}]}]",
            family: "E1",
            kind: .regions,
            model: """
                North
                  Aa {lat=1.5, lon=2.5}
                """
        ),
        LayoutCase(
            "E1x strings in one list and records in another",
            [
                ["State": "North", "Cities": ["Aa"]],
                ["State": "South", "Cities": [["city": "Ba", "lat": 1.5]]],
            ],
            layout: "[{State, Cities:[string|{city, +lat}]}]",
            family: "E1x",
            kind: .regions,
            model: """
                North
                  Aa
                South
                  Ba {lat=1.5}
                """
        ),
        LayoutCase(
            "E1 parents' codes beside codes",
            [
                [
                    "id": 1, "name": "North", "pid": 0,
                    "children": [["id": 11, "name": "Aa", "pid": 1], ["id": 12, "name": "Ab", "pid": 1]],
                ]
            ],
            layout: "[{name, @id, +pid, children:[{name, @id, +pid}]}]",
            family: "E1",
            kind: .regions,
            model: """
                North #1 {pid=0}
                  Aa #11 {pid=1}
                  Ab #12 {pid=1}
                """
        ),
        LayoutCase(
            "F1 three levels, the last of strings",
            [
                [
                    "state": "North",
                    "cities": [["city": "Aa", "areas": ["x", "y"]], ["city": "Ab", "areas": []]],
                ]
            ],
            layout: "[{state, cities:[{city, areas:[string]}]}]",
            family: "F1",
            kind: .regions,
            model: """
                North
                  Aa
                    x
                    y
                  Ab (empty)
                """
        ),
        LayoutCase(
            "F1 a third level that is declared and always empty",
            [
                [
                    "state": "North",
                    "cities": [["city": "全North", "areas": []], ["city": "Aa", "areas": []]],
                ]
            ],
            layout: "[{state, cities:[{city, areas:[]}]}]",
            family: "F1",
            kind: .regions,
            model: """
                North
                  全North ~ (empty)
                  Aa (empty)
                """
        ),
        LayoutCase(
            "F2 four levels",
            [
                [
                    "state": "North",
                    "cities": [["city": "Aa", "areas": [["county": "x", "streets": ["p", "q"]]]]],
                ]
            ],
            layout: "[{state, cities:[{city, areas:[{county, streets:[string]}]}]}]",
            family: "F2",
            kind: .regions,
            model: """
                North
                  Aa
                    x
                      p
                      q
                """
        ),
        LayoutCase(
            "G1 something around three levels",
            ["address": [["name": "North", "sub": [["name": "Aa", "zipcode": "010000", "sub": ["x"]]]]]],
            layout: "{address:[{name, sub:[{name, +zipcode, sub:[string]}]}]}",
            family: "G1",
            kind: .regions,
            model: """
                North
                  Aa {zipcode=010000}
                    x
                """
        ),
        LayoutCase(
            "G2 one record shape on each level",
            [
                "regions": [
                    [
                        "title": "North", "code": "110000", "parent_id": "0",
                        "child": [
                            [
                                "title": "Aa", "code": "110100", "parent_id": "1",
                                "child": [["title": "x", "code": "110101", "parent_id": "2", "child": []]],
                            ]
                        ],
                    ]
                ]
            ],
            layout: "{regions:[{title, @code, +parent_id, child:[{title, @code, +parent_id, "
                + "child:[{title, @code, +parent_id, child:[]}]}]}]}",
            family: "G2",
            kind: .regions,
            model: """
                North #110000 {parent_id=0}
                  Aa #110100 {parent_id=1}
                    x #110101 {parent_id=2} (empty)
                """
        ),
        LayoutCase(
            "H1 codes on three levels, zeros kept",
            [
                [
                    "id": "01", "name": "North",
                    "cities": [["id": "0101", "name": "Aa", "districts": [["id": "010101", "name": "x"]]]],
                ]
            ],
            layout: "[{name, @id, cities:[{name, @id, districts:[{name, @id}]}]}]",
            family: "H1",
            kind: .regions,
            model: """
                North #01
                  Aa #0101
                    x #010101
                """
        ),
        LayoutCase(
            "H1 codes as integers and one real",
            [
                [
                    "code": 1, "name": "North",
                    "list": [
                        [
                            "code": 35.0, "name": "Aa",
                            "cityItme": [["code": 405, "name": "x", "cityItme": []]],
                        ]
                    ],
                ]
            ],
            layout: "[{name, @code, list:[{name, @code, cityItme:[{name, @code, cityItme:[]}]}]}]",
            family: "H1",
            kind: .regions,
            model: """
                North #1
                  Aa #35
                    x #405 (empty)
                """
        ),
        LayoutCase(
            "H1 an id that is called parent's id elsewhere",
            [
                ["pid": "1", "name": "North", "cities": [["cid": "7", "cname": "Aa", "district": []]]],
                ["pid": "2", "name": "South", "cities": [["cid": "8", "cname": "Ba", "district": []]]],
            ],
            layout: "[{name, @pid, cities:[{cname, @cid, district:[]}]}]",
            family: "F1",
            kind: .regions,
            model: """
                North #1
                  Aa #7 (empty)
                South #2
                  Ba #8 (empty)
                """
        ),
        LayoutCase(
            "H1 the short name is called name",
            [
                [
                    "name": "N", "provinceName": "North", "id": "1",
                    "citylist": [
                        ["cityName": "Aa", "id": "11", "arealist": [["areaName": "x", "id": "111"]]]
                    ],
                ],
                [
                    "name": "S", "provinceName": "South", "id": "2",
                    "citylist": [
                        ["cityName": "Ba", "id": "21", "arealist": [["areaName": "y", "id": "211"]]]
                    ],
                ],
            ],
            layout: "[{provinceName, @id, +name, citylist:[{cityName, @id, arealist:[{areaName, @id}]}]}]",
            family: "H1",
            kind: .regions,
            verdict: .ambiguous,
            findings: ["PD203"],
            model: """
                North #1 {name=N}
                  Aa #11
                    x #111
                South #2 {name=S}
                  Ba #21
                    y #211
                """
        ),
        LayoutCase(
            "H1w a server's envelope",
            [
                "msg": "", "state": "1",
                "obj": [
                    [
                        "provinceId": "1", "provinceName": "North",
                        "cityList": [["cityId": "11", "cityName": "Aa"]],
                    ]
                ],
            ],
            layout: "{obj:[{provinceName, @provinceId, cityList:[{cityName, @cityId}]}]}",
            family: "E1",
            kind: .regions,
            model: """
                North #1
                  Aa #11
                """
        ),
        LayoutCase(
            "M1 a menu of menus",
            [
                "itemChildren": [
                    ["itemTitle": "Cones", "itemChildren": [["itemTitle": "Soft", "price": "1.30"]]]
                ]
            ],
            layout: "{itemChildren:[{itemTitle, itemChildren:[{itemTitle, +price}]}]}",
            family: "M1",
            kind: .regions,
            model: """
                Cones
                  Soft {price=1.30}
                """
        ),
        LayoutCase(
            "M3 what an API gives: records with parts of every kind",
            [
                [
                    "name": "Arland", "code": "AR", "capital": ["name": "Aa"], "geo": ["lat": 1.5],
                    "flags": ["png": "a.png"], "tongues": ["x", "y"],
                ],
                [
                    "name": "Borland", "code": "BR", "capital": ["name": "Ba"], "geo": ["lat": 2.5],
                    "flags": ["png": "b.png"], "tongues": ["z"],
                ],
            ],
            layout: "[{name, @code, +capital, +geo, +flags, +tongues}]",
            family: "M3",
            kind: .menu,
            model: """
                column
                  Arland #AR {capital=dict, geo=dict, flags=dict, tongues=array}
                  Borland #BR {capital=dict, geo=dict, flags=dict, tongues=array}
                """
        ),
    ]
}
