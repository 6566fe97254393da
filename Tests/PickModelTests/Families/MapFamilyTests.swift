import PickModel
import Testing

/// D, E2, I, J, L and M2: dictionaries whose keys are names, positions or codes.
@Suite struct MapFamilyTests {
    @Test(arguments: cases) func recognizes(_ layout: LayoutCase) { layout.check() }

    static let cases: [LayoutCase] = [
        LayoutCase(
            "D1 names as keys",
            ["北省": ["Aa", "Ab"], "南省": ["Ba"]],
            layout: "{*:[string]}",
            family: "D1",
            kind: .regions,
            verdict: .likely,
            model: """
                北省
                  Aa
                  Ab
                南省
                  Ba
                """
        ),
        LayoutCase(
            "D1 keys that could be anything",
            ["North": ["Aa"], "South": ["Ba"]],
            layout: "{*:[string]}",
            family: "D1",
            kind: .regions,
            verdict: .ambiguous,
            findings: ["PD203"],
            model: """
                North
                  Aa
                South
                  Ba
                """
        ),
        LayoutCase(
            "D1 names that end in numbers are no positions",
            ["District 1": ["Aa", "Ab"], "District 2": ["Ba"], "District 3": ["Ca"]],
            layout: "{*:[string]}",
            family: "D1",
            kind: .regions,
            verdict: .ambiguous,
            findings: ["PD203"],
            model: """
                District 1
                  Aa
                  Ab
                District 2
                  Ba
                District 3
                  Ca
                """
        ),
        LayoutCase(
            "D1 names whose lists are all empty",
            ["北省": [], "南省": []],
            layout: "{*:[]}",
            family: "D1",
            kind: .regions,
            verdict: .likely,
            model: """
                北省 (empty)
                南省 (empty)
                """
        ),
        LayoutCase(
            "A3 columns by name that are all empty",
            ["size": [], "colour": []],
            layout: "{*:[]}",
            family: "A3",
            kind: .menu,
            verdict: .ambiguous,
            findings: ["PD203"],
            model: """
                column size
                column colour
                """
        ),
        LayoutCase(
            "D1 the same key twice: the last value at the first place",
            ["北省": ["Aa"], "南省": ["Ba"], "北省": ["Ab", "Ac"]],
            layout: "{*:[string]}",
            family: "D1",
            kind: .regions,
            verdict: .likely,
            model: """
                北省
                  Ab
                  Ac
                南省
                  Ba
                """
        ),
        LayoutCase(
            "D1g sections by letter",
            ["A": ["Aa", "Ab"], "B": ["Ba"], "#": []],
            layout: "{*:[string]}",
            family: "D1g",
            kind: .regions,
            verdict: .likely,
            model: """
                [A]
                  Aa
                  Ab
                [B]
                  Ba
                [#] (empty)
                """
        ),
        LayoutCase(
            "D1x an empty text among lists",
            ["Default": "", "All Cities": ["Aa", "Ab"], "Favorites": []],
            layout: "{*:[string]|string}",
            family: "D1x",
            kind: .menu,
            verdict: .ambiguous,
            findings: ["PD203"],
            model: """
                column Default {}
                column All Cities
                  Aa
                  Ab
                column Favorites
                """
        ),
        LayoutCase(
            "E2 names as keys of records",
            ["North": [["name": "Aa", "url": "/a"]], "South": [["name": "Ba", "url": "/b"]]],
            layout: "{*:[{name, +url}]}",
            family: "E2",
            kind: .regions,
            verdict: .likely,
            model: """
                North
                  Aa {url=/a}
                South
                  Ba {url=/b}
                """
        ),
        LayoutCase(
            "I1 positions, sorted as numbers",
            [
                "0": ["North": ["0": ["Aa": ["x"]], "1": ["Ab": ["y"]]]],
                "10": ["West": ["0": ["Da": []]]],
                "2": ["South": [:]],
                "1": ["East": ["0": ["Ca": ["z"]]]],
            ],
            layout: "{#:{*:{#:{*:[string]}}}}",
            family: "I1",
            kind: .regions,
            verdict: .likely,
            findings: ["PD207"],
            model: """
                North
                  Aa
                    x
                  Ab
                    y
                East
                  Ca
                    z
                South (empty)
                West
                  Da (empty)
                """
        ),
        LayoutCase(
            "I2 a list, then positions",
            [["North": ["0": ["Aa": ["x"]]]], ["South": ["0": ["Ba": ["y"]]]]],
            layout: "[{*:{#:{*:[string]}}}]",
            family: "I2",
            kind: .regions,
            verdict: .likely,
            model: """
                North
                  Aa
                    x
                South
                  Ba
                    y
                """
        ),
        LayoutCase(
            "I3 long numbers are codes, not positions",
            [
                ["10103": ["North": [["101030100": "Aa"], ["101030300": "Ab"]]]],
                ["10101": ["South": [["101010100": "Ba"]]]],
            ],
            layout: "[{@:{*:[{@:string}]}}]",
            family: "I3",
            kind: .regions,
            verdict: .likely,
            model: """
                North #10103
                  Aa #101030100
                  Ab #101030300
                South #10101
                  Ba #101010100
                """
        ),
        LayoutCase(
            "I3 codes of lists without names",
            ["110000": ["Aa", "Ab"], "120000": ["Ba"]],
            layout: "{@:[string]}",
            family: "I3",
            kind: .regions,
            verdict: .likely,
            model: """
                [] #110000
                  Aa
                  Ab
                [] #120000
                  Ba
                """
        ),
        LayoutCase(
            "I3 codes in codes",
            ["110000": ["110100": "Aa", "110200": "Ab"], "120000": ["120100": "Ba"]],
            layout: "{@:{@:string}}",
            family: "I3",
            kind: .regions,
            verdict: .likely,
            model: """
                [] #110000
                  Aa #110100
                  Ab #110200
                [] #120000
                  Ba #120100
                """
        ),
        LayoutCase(
            "I3 several names under a code",
            ["110000": ["North": ["Aa"], "Northwest": ["Ab"]], "120000": ["South": ["Ba"]]],
            layout: "{@:{*:[string]}}",
            family: "I3",
            kind: .regions,
            verdict: .likely,
            model: """
                [] #110000
                  North
                    Aa
                  Northwest
                    Ab
                [] #120000
                  South
                    Ba
                """
        ),
        LayoutCase(
            "I3 a key that repeats the name",
            [
                "0": [
                    "id": "11", "name": "North",
                    "North": [["id": "1101", "name": "Aa", "Aa": [["id": "110101", "name": "x"]]]],
                ],
                "1": ["id": "12", "name": "South", "South": []],
            ],
            layout: "{#:{name, @id, *:[{name, @id, *:[{name, @id}]}]}}",
            family: "I3",
            kind: .regions,
            model: """
                North #11
                  Aa #1101
                    x #110101
                South #12 (empty)
                """
        ),
        LayoutCase(
            "I3 leaves are dictionaries of attributes",
            ["0": ["North": ["0": ["Aa": ["phone": "010", "blog": "@aa"]]]]],
            layout: "{#:{*:{#:{*:{+phone, +blog}}}}}",
            family: "I3",
            kind: .regions,
            verdict: .likely,
            model: """
                North
                  Aa {phone=010, blog=@aa}
                """
        ),
        LayoutCase(
            "I4 positions from 1, of records",
            [
                "1": [
                    "name": "North", "code": 32, "alone": 0,
                    "cities": [["code": 3201, "name": "Aa", "counties": []]],
                ],
                "2": ["name": "South", "code": 34, "alone": 0, "cities": []],
            ],
            layout: "{#:{name, @code, +alone, cities:[{name, @code, counties:[]}]}}",
            family: "I4",
            kind: .regions,
            model: """
                North #32 {alone=0}
                  Aa #3201 (empty)
                South #34 {alone=0} (empty)
                """
        ),
        LayoutCase(
            "I5 numbered words with a gap",
            [
                "item0": ["city": "Aa", "id": 3, "areaList": ["item0": ["id": 24, "area": "x"]]],
                "item10": ["city": "Ac", "id": 5, "areaList": [:]],
                "item2": ["city": "Ab", "id": 4, "areaList": ["item0": ["id": 25, "area": "y"]]],
            ],
            layout: "{item#:{city, @id, areaList:{item#:{area, @id}}}}",
            family: "I5",
            kind: .regions,
            findings: ["PD207"],
            model: """
                Aa #3
                  x #24
                Ab #4
                  y #25
                Ac #5 (empty)
                """
        ),
        LayoutCase(
            "J1 names in names",
            ["North": ["Aa": ["x"], "Ab": []], "South": ["Ba": ["y"]]],
            layout: "{*:{*:[string]}}",
            family: "J1",
            kind: .regions,
            verdict: .likely,
            model: """
                North
                  Aa
                    x
                  Ab (empty)
                South
                  Ba
                    y
                """
        ),
        LayoutCase(
            "J1 names that end in numbers",
            ["North": ["Area 1": ["x"], "Area 2": ["y"]], "South": ["Area 1": ["z"]]],
            layout: "{*:{*:[string]}}",
            family: "J1",
            kind: .regions,
            verdict: .likely,
            model: """
                North
                  Area 1
                    x
                  Area 2
                    y
                South
                  Area 1
                    z
                """
        ),
        LayoutCase(
            "J2 a list of names in names",
            [["110000北": ["110100Aa": ["110101x"]]], ["120000南": ["120100Ba": []]]],
            layout: "[{*:{*:[string]}}]",
            family: "J2",
            kind: .regions,
            verdict: .likely,
            model: """
                110000北
                  110100Aa
                    110101x
                120000南
                  120100Ba (empty)
                """
        ),
        LayoutCase(
            "J3 names, then a list of names",
            ["North": [["Aa": ["x"]], ["Ab": ["y"]]], "South": [["Ba": []]]],
            layout: "{*:[{*:[string]}]}",
            family: "J3",
            kind: .regions,
            verdict: .likely,
            model: """
                North
                  Aa
                    x
                  Ab
                    y
                South
                  Ba (empty)
                """
        ),
        LayoutCase(
            "L1 codes and names",
            ["AD": "Andorra", "AE": "Emirates", "AF": "Afghanistan"],
            layout: "{@:string}",
            family: "L1",
            kind: .menu,
            verdict: .likely,
            model: """
                column
                  Andorra #AD
                  Emirates #AE
                  Afghanistan #AF
                """
        ),
        LayoutCase(
            "L1 names and codes",
            ["Alabama": "AL", "Alaska": "AK", "New York": "NY"],
            layout: "{*:code}",
            family: "L1",
            kind: .menu,
            verdict: .likely,
            model: """
                column
                  Alabama #AL
                  Alaska #AK
                  New York #NY
                """
        ),
        LayoutCase(
            "L2 names and their attributes",
            ["Boston": ["lat": 42.5, "lon": -71.5], "Hangzhou": ["lat": 30.5, "lon": 120.5, "fare": 5]],
            layout: "{*:{+lat, +lon, +fare}}",
            family: "L2",
            kind: .menu,
            model: """
                column
                  Boston {lat=42.5, lon=-71.5}
                  Hangzhou {lat=30.5, lon=120.5, fare=5}
                """
        ),
        LayoutCase(
            "L2 codes and records with names",
            [
                "Countries": [
                    "ar": ["Name": "Argentina", "store": 1], "au": ["Name": "Australia", "store": 2],
                ]
            ],
            layout: "{Countries:{@:{Name, +store}}}",
            family: "L2",
            kind: .menu,
            model: """
                column
                  Argentina #ar {store=1}
                  Australia #au {store=2}
                """
        ),
        LayoutCase(
            "M2 prices at any depth",
            [
                "Menu": [
                    "Main": ["Pie": 4.5, "Pasta": 3.5], "Drink": ["Cold": ["Cola": 2.5], "Hot": ["Tea": 2]],
                ]
            ],
            layout: "{Menu:{*:{*:{*:real}|real}}}",
            family: "M2",
            kind: .regions,
            verdict: .likely,
            model: """
                Main
                  Pie {4.5}
                  Pasta {3.5}
                Drink
                  Cold
                    Cola {2.5}
                  Hot
                    Tea {2}
                """
        ),
    ]
}
