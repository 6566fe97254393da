package import PickDiagnostics
internal import PickPresets

/// Keys that the front end writes itself.
package enum ReservedKey: FrontEndRule {
    package static let code = DiagnosticCode.reservedKey
    package static let about = RuleAbout(
        why: """
            What the data say there is overwritten, or taken for the front end's own.
            """,
        accepted: [
            .init("[{name: 广东, cities: [广州, 深圳]}, {name: 浙江, cities: [杭州]}]", for: "iview"),
            .init("[{name: 广东, __label: 粤, cities: [广州]}]", for: "element"),
            .init(
                "[{code: '440000', name: 广东, children: [{code: '440100', name: 广州}, {code: '440300', name: 深圳}]}]",
                for: "tom-select"
            ),
        ],
        rejected: [
            .init("[{name: ↓广东, __label: 粤, cities: [广州]}, {name: 浙江, cities: [杭州]}]", for: "iview"),
            .init("[{name: ↓广东, __value: 44, cities: [广州]}, {name: 浙江, cities: [杭州]}]", for: "iview"),
            .init("[{name: ↓广东, $order: 3, cities: [广州]}, {name: 浙江, cities: [杭州]}]", for: "tom-select"),
        ]
    )
}
