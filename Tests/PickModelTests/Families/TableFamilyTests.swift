import PickModel
import Testing

/// K: tables that refer to each other.
@Suite struct TableFamilyTests {
    @Test(arguments: cases) func recognizes(_ layout: LayoutCase) { layout.check() }

    static let cases: [LayoutCase] = [
        LayoutCase(
            "K1 lists by name and by path of names",
            [
                "p": ["North", "South"],
                "c": ["North": ["Aa", "Ab"], "South": ["Ba"]],
                "a": ["North-Aa": ["x", "y"], "South-Ba": []],
            ],
            layout: "{p:[string], c:{*:[string]}, a:{*:[string]}}",
            family: "K1",
            kind: .regions,
            model: """
                North
                  Aa
                    x
                    y
                  Ab (missing)
                South
                  Ba (empty)
                """
        ),
        LayoutCase(
            "K1 two levels, the lists before the names",
            ["cities": ["北省": ["Aa"], "南省": ["Ba"]], "provinces": ["南省", "北省"]],
            layout: "{provinces:[string], cities:{*:[string]}}",
            family: "K1",
            kind: .regions,
            model: """
                南省
                  Ba
                北省
                  Aa
                """
        ),
        LayoutCase(
            "K1 a path that leads nowhere is named",
            ["p": ["North"], "c": ["North": ["Aa"]], "a": ["North-Aa": ["x"], "North-Zz": ["y"]]],
            layout: "{p:[string], c:{*:[string]}, a:{*:[string]}}",
            family: "K1",
            kind: .regions,
            findings: ["PD208"],
            model: """
                North
                  Aa
                    x
                """
        ),
        LayoutCase(
            "K1 a value beside the tables",
            ["version": 3, "p": ["North", "South"], "c": ["North": ["Aa"], "South": ["Ba"]]],
            layout: "{p:[string], c:{*:[string]}}",
            family: "K1",
            kind: .regions,
            model: """
                North
                  Aa
                South
                  Ba
                """
        ),
        LayoutCase(
            "K2 two tables in one file",
            [
                "provinces": [["id": "1", "name": "North"], ["id": "2", "name": "South"]],
                "cities": [
                    ["id": "1", "provinceid": "2", "name": "Ba"],
                    ["id": "2", "provinceid": "1", "name": "Aa"],
                    ["id": "3", "provinceid": "2", "name": "Bb"],
                ],
            ],
            layout: "{provinces:[{name, @id}], cities:[{name, @id, ^provinceid}]}",
            family: "K2",
            kind: .regions,
            model: """
                North #1
                  Aa #2 {provinceid=1}
                South #2
                  Ba #1 {provinceid=2}
                  Bb #3 {provinceid=2}
                """
        ),
        LayoutCase(
            "K2 one table that refers to itself",
            [
                ["id": 10, "pid": 1, "name": "Aa"], ["id": 1, "pid": 0, "name": "North"],
                ["id": 11, "pid": 1, "name": "Ab"], ["id": 100, "pid": 10, "name": "x"],
            ],
            layout: "[{name, @id, ^pid}]",
            family: "K2",
            kind: .regions,
            model: """
                North #1 {pid=0}
                  Aa #10 {pid=1}
                    x #100 {pid=10}
                  Ab #11 {pid=1}
                """
        ),
        LayoutCase(
            "K2 a parent that is not there, and two that are above each other",
            [
                ["id": 1, "pid": 0, "name": "a"], ["id": 2, "pid": 1, "name": "b"],
                ["id": 3, "pid": 99, "name": "c"], ["id": 4, "pid": 5, "name": "d"],
                ["id": 5, "pid": 4, "name": "e"],
            ],
            layout: "[{name, @id, ^pid}]",
            family: "K2",
            kind: .regions,
            findings: ["PD208", "PD209"],
            model: """
                a #1 {pid=0}
                  b #2 {pid=1}
                c #3 {pid=99}
                d #4 {pid=5}
                  e #5 {pid=4}
                """
        ),
        LayoutCase(
            "K2 a table whose parents are in another file",
            [
                ["id": "7", "provinceid": "1", "name": "Aa"], ["id": "8", "provinceid": "1", "name": "Ab"],
                ["id": "9", "provinceid": "2", "name": "Ba"],
            ],
            layout: "[{name, @id, ^provinceid}]",
            family: "K2",
            kind: .regions,
            verdict: .likely,
            model: """
                Aa #7 {provinceid=1}
                Ab #8 {provinceid=1}
                Ba #9 {provinceid=2}
                """
        ),
    ]
}
