import PickReporters
import Testing

@testable import PickCommand

@Suite struct ColorChoiceTests {
    @Test(
        arguments: [
            ([:], nil), (["NO_COLOR": "1"], false), (["NO_COLOR": ""], nil), (["FORCE_COLOR": "1"], true),
            (["FORCE_COLOR": "0"], false), (["CLICOLOR_FORCE": "1"], true), (["CLICOLOR_FORCE": "0"], nil),
            (["CLICOLOR": "0"], false), (["CLICOLOR": "1"], nil), (["TERM": "dumb"], false),
            (["TERM": "xterm"], nil),
            (["NO_COLOR": "1", "FORCE_COLOR": "1"], false), (["FORCE_COLOR": "1", "TERM": "dumb"], true),
        ] as [([String: String], Bool?)]
    )
    func readsTheEnvironment(_ variables: [String: String], _ wish: Bool?) {
        #expect(ColorChoice.wish(of: .fixed(variables)) == wish)
    }

    @Test(arguments: [
        (ColorChoice.always, ["NO_COLOR": "1"], true), (.never, ["FORCE_COLOR": "1"], false),
        (.auto, [:], false),
        (.auto, ["FORCE_COLOR": "1"], true),
    ])
    func letsTheOptionDecideFirst(_ choice: ColorChoice, _ variables: [String: String], _ isColored: Bool) {
        // A descriptor that is not open is no terminal.
        let style = choice.style(for: -1, in: .fixed(variables))
        #expect((style.paint("x", .strong) != "x") == isColored)
    }
}
