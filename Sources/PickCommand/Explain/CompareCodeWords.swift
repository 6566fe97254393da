internal import PickCompare
internal import PickDiagnostics

/// Why the codes of `diff --breaking` matter.
enum CompareCodeWords {
    /// Nil for other codes.
    static func why(_ code: DiagnosticCode) -> String? {
        switch code {
        case .lostCode:
            "Apps save the code that somebody chose, in settings, orders and forms. After the update the wheel stands on "
                + "nothing, or on the first row. `pickdata diff --map` writes the table to migrate by."
        case .lostPath:
            "Apps without codes save the names that somebody chose. After the update the names are not found. Where only "
                + "codes are saved, `--ignore PD802` says so."
        case .passedOnCode:
            "Worse than a code that is gone: the saved code is found and means another place, and nobody notices. Give "
                + "the new row a code that was never used."
        default: nil
        }
    }

    /// What is wrong in it, in the notation of examples.
    static func example(_ code: DiagnosticCode) -> String? {
        switch code {
        case .lostCode: "[{name: 庐江县, code: 341421}]  →  [{name: 庐江县, code: 340124}]"
        case .lostPath: "[{name: 湖北省, cities: [襄樊市]}]  →  [{name: 湖北省, cities: [襄阳市]}]"
        case .passedOnCode: "[{name: 万盛区, code: 500110}]  →  [{name: 綦江区, code: 500110}]"
        default: nil
        }
    }
}
