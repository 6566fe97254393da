import PickDiagnostics
import PickModel
import Testing

/// An irregular file of each family: lists that are empty, keys that are missing, values beside the data.
@Suite struct IrregularFamilyTests {
    @Test(arguments: cases) func recognizes(_ layout: LayoutCase) { layout.check() }

    static let cases: [LayoutCase] = [
        LayoutCase(
            "A2 an empty text and a number",
            ["Aa", "", 3, "Ab"],
            layout: "[string|integer]",
            family: "A2",
            kind: .menu,
            model: """
                column
                  Aa
                  
                  3
                  Ab
                """
        ),
        LayoutCase(
            "A4 a value beside the list",
            ["version": 1, "Root": ["Aa", "Ab"]],
            layout: "{Root:[string]}",
            family: "A4",
            kind: .menu,
            model: """
                column
                  Aa
                  Ab
                """
        ),
        LayoutCase(
            "A5 a group without rows",
            [[["Nowhere", "+999"]], [], [["Arland", "+1"], ["Atland", "+2"]]],
            layout: "[[(string, string)]]",
            family: "A5",
            kind: .regions,
            verdict: .likely,
            model: """
                []
                  Nowhere {+999}
                [] (empty)
                []
                  Arland {+1}
                  Atland {+2}
                """
        ),
        LayoutCase(
            "B2 a record without its code, and a value beside",
            [
                "date": "2020",
                "Cities": [
                    ["Name": "Aa", "CityCode": "01"], ["Name": "Ab"], ["Name": "Ac", "CityCode": "03"],
                ],
            ],
            layout: "{Cities:[{Name, @CityCode}]}",
            family: "B2",
            kind: .menu,
            model: """
                column
                  Aa #01
                  Ab
                  Ac #03
                """
        ),
        LayoutCase(
            "B4 a record without its shape",
            [
                ["name": "Aa", "code": "AA", "borders": [[1.5, 2.5], [3.5, 4.5]]],
                ["name": "Ab", "code": "AB"],
            ],
            layout: "[{name, @code, +borders}]",
            family: "B4",
            kind: .menu,
            model: """
                column
                  Aa #AA {borders=array}
                  Ab #AB
                """
        ),
        LayoutCase(
            "E2 a record without its attribute, and a name without records",
            [
                "北省": [["name": "Aa", "url": "a"], ["name": "Ab"]], "南省": [],
                "西省": [["name": "Ca", "url": "c"]],
            ],
            layout: "{*:[{name, +url}]}",
            family: "E2",
            kind: .regions,
            verdict: .likely,
            model: """
                北省
                  Aa {url=a}
                  Ab
                南省 (empty)
                西省
                  Ca {url=c}
                """
        ),
        LayoutCase(
            "F1 an empty list, a missing key and a level that is not there",
            [
                [
                    "state": "North",
                    "cities": [
                        ["city": "Aa", "areas": ["x", "y"]], ["city": "Ab", "areas": []], ["city": "Ac"],
                    ],
                ], ["state": "South", "cities": []],
            ],
            layout: "[{state, cities:[{city, areas?:[string]}]}]",
            family: "F1",
            kind: .regions,
            model: """
                North
                  Aa
                    x
                    y
                  Ab (empty)
                  Ac (missing)
                South (empty)
                """
        ),
        LayoutCase(
            "F2 a county without streets",
            [
                [
                    "state": "North",
                    "cities": [
                        [
                            "city": "Aa",
                            "areas": [
                                ["county": "x", "streets": ["s", "t"]], ["county": "y", "streets": []],
                            ],
                        ]
                    ],
                ],
                [
                    "state": "South",
                    "cities": [["city": "Ba", "areas": [["county": "z", "streets": ["u"]]]]],
                ],
            ],
            layout: "[{state, cities:[{city, areas:[{county, streets:[string]}]}]}]",
            family: "F2",
            kind: .regions,
            model: """
                North
                  Aa
                    x
                      s
                      t
                    y (empty)
                South
                  Ba
                    z
                      u
                """
        ),
        LayoutCase(
            "G1 a city without a zip code, and a message beside",
            [
                "msg": "ok",
                "address": [
                    [
                        "name": "North",
                        "sub": [
                            ["name": "Aa", "zipcode": "010000", "sub": ["x"]], ["name": "Ab", "sub": []],
                        ],
                    ], ["name": "South", "sub": [["name": "Ba", "zipcode": "020000", "sub": ["y"]]]],
                ],
            ],
            layout: "{address:[{name, sub:[{name, +zipcode, sub:[string]}]}]}",
            family: "G1",
            kind: .regions,
            model: """
                North
                  Aa {zipcode=010000}
                    x
                  Ab (empty)
                South
                  Ba {zipcode=020000}
                    y
                """
        ),
        LayoutCase(
            "G2 levels that end early",
            [
                "regions": [
                    [
                        "title": "North", "code": "01",
                        "child": [
                            [
                                "title": "Aa", "code": "0101", "is_hot": true,
                                "child": [["title": "x", "code": "010101"]],
                            ], ["title": "Ab", "code": "0102"],
                        ],
                    ], ["title": "South", "code": "02"],
                ]
            ],
            layout: "{regions:[{title, @code, child?:[{title, @code, +is_hot, child?:[{title, @code}]}]}]}",
            family: "G2",
            kind: .regions,
            model: """
                North #01
                  Aa #0101 {is_hot=true}
                    x #010101
                  Ab #0102 (missing)
                South #02 (missing)
                """
        ),
        LayoutCase(
            "I1 a gap in the positions",
            [
                "0": ["North": ["0": ["Aa": ["x"]], "2": ["Ab": []]]], "10": ["South": ["0": ["Ba": ["y"]]]],
                "1": ["West": [:]],
            ],
            layout: "{#:{*:{#:{*:[string]}}}}",
            family: "I1",
            kind: .regions,
            verdict: .likely,
            findings: ["PD207", "PD207"],
            model: """
                North
                  Aa
                    x
                  Ab (empty)
                West (empty)
                South
                  Ba
                    y
                """
        ),
        LayoutCase(
            "I2 a name with nothing below",
            [["North": ["0": ["Aa": ["x"]], "1": ["Ab": ["y"]]]], ["South": [:]]],
            layout: "[{*:{#:{*:[string]}}}]",
            family: "I2",
            kind: .regions,
            verdict: .likely,
            model: """
                North
                  Aa
                    x
                  Ab
                    y
                South (empty)
                """
        ),
        LayoutCase(
            "I4 a gap, and a record without cities",
            [
                "1": ["code": "01", "name": "North", "cities": [["code": "0101", "name": "Aa"]]],
                "3": ["code": "03", "name": "South"], "4": ["code": "04", "name": "West", "cities": []],
            ],
            layout: "{#:{name, @code, cities?:[{name, @code}]}}",
            family: "I4",
            kind: .regions,
            findings: ["PD207"],
            model: """
                North #01
                  Aa #0101
                South #03 (missing)
                West #04 (empty)
                """
        ),
        LayoutCase(
            "J1 names with nothing below",
            ["北省": ["Aa": ["x"], "Ab": []], "南省": [:]],
            layout: "{*:{*:[string]}}",
            family: "J1",
            kind: .regions,
            verdict: .likely,
            model: """
                北省
                  Aa
                    x
                  Ab (empty)
                南省 (empty)
                """
        ),
        LayoutCase(
            "J2 a name with nothing below",
            [["110000北省": ["110100Aa": ["110101x"], "110200Ab": []]], ["120000南省": [:]]],
            layout: "[{*:{*:[string]}}]",
            family: "J2",
            kind: .regions,
            verdict: .likely,
            model: """
                110000北省
                  110100Aa
                    110101x
                  110200Ab (empty)
                120000南省 (empty)
                """
        ),
        LayoutCase(
            "J3 two names in one dictionary, and a name with nothing below",
            ["北省": [["Aa": ["x"], "Ab": ["y"]], ["Ac": []]], "南省": []],
            layout: "{*:[{*:[string]}]}",
            family: "J3",
            kind: .regions,
            verdict: .likely,
            model: """
                北省
                  Aa
                    x
                  Ab
                    y
                  Ac (empty)
                南省 (empty)
                """
        ),
        LayoutCase(
            "L1 a code of another width",
            [
                "Arland": "AR", "Borland island": "BO", "Cabo Verde": "CV", "Dorland": "DO", "Erland": "ER",
                "Forland": "FO", "Gorland": "GO", "Horland": "HO", "Irland": "IR", "Jorland": "JO",
                "Korland": "KOR",
            ],
            layout: "{*:code}",
            family: "L1",
            kind: .menu,
            verdict: .likely,
            model: """
                column
                  Arland #AR
                  Borland island #BO
                  Cabo Verde #CV
                  Dorland #DO
                  Erland #ER
                  Forland #FO
                  Gorland #GO
                  Horland #HO
                  Irland #IR
                  Jorland #JO
                  Korland #KOR
                """
        ),
        LayoutCase(
            "L2 a name without attributes",
            ["Aa town": ["lat": 1.5, "lon": 2.5], "Ab town": [:], "Ac town": ["lat": 3.5]],
            layout: "{*:{+lat, +lon}}",
            family: "L2",
            kind: .menu,
            model: """
                column
                  Aa town {lat=1.5, lon=2.5}
                  Ab town
                  Ac town {lat=3.5}
                """
        ),
        LayoutCase(
            "M1 a menu without dishes",
            [
                "itemChildren": [
                    ["itemTitle": "Drinks", "itemChildren": [["itemTitle": "Tea"], ["itemTitle": "Milk"]]],
                    ["itemTitle": "Closed", "itemChildren": []],
                ]
            ],
            layout: "{itemChildren:[{itemTitle, itemChildren:[{itemTitle}]}]}",
            family: "M1",
            kind: .regions,
            model: """
                Drinks
                  Tea
                  Milk
                Closed (empty)
                """
        ),
        LayoutCase(
            "M2 a menu without dishes, and a dish beside the menus",
            ["Menu": ["Main": ["Pie": 4.5, "Soup": 3], "Closed": [:], "Water": 1]],
            layout: "{Menu:{*:{*:real}|integer}}",
            family: "M2",
            kind: .regions,
            verdict: .likely,
            model: """
                Main
                  Pie {4.5}
                  Soup {3}
                Closed (empty)
                Water {1}
                """
        ),
        LayoutCase(
            "M3 a record without some of its parts",
            [
                [
                    "name": "Arland", "code": "AR", "capital": ["name": "Aa"], "geo": ["lat": 1.5],
                    "flags": ["png": "a.png"], "tongues": ["x", "y"],
                ],
                ["name": "Borland", "code": "BR", "geo": [:], "tongues": []],
            ],
            layout: "[{name, @code, +capital, +geo, +flags, +tongues}]",
            family: "M3",
            kind: .menu,
            model: """
                column
                  Arland #AR {capital=dict, geo=dict, flags=dict, tongues=array}
                  Borland #BR {geo=dict, tongues=array}
                """
        ),
    ]
}
