extension Preset {
    /// Maps by the six digits of a place's code.
    static let areaCodes: [Preset] = [
        Preset(
            "vant-area",
            "Vant: Area (Vue), and its forks",
            regions: .codeMaps(["province_list", "city_list", "county_list"]),
            .with {
                $0.levels = 1...3
                $0.code = .required246
                $0.order = .byCode
                $0.forbidden = ["000000"]
                $0.fixedKeys = ["province_list", "city_list", "county_list"]
                $0.needsNames = true
            },
            facts: [
                "Places are joined by the first two and four digits of their codes: what has no parent there is left out "
                    + "without a word.",
                "`000000` stands for no choice. Rows are shown in the order of their codes.",
            ],
            [.source("youzan/vant", commit: "29cd8c2", "packages/vant/src/area/utils.ts")]
        ),
        Preset(
            "distpicker",
            "distpicker (jQuery)",
            regions: .adjacency(root: "100000"),
            .with {
                $0.levels = 1...3
                $0.code = .required
                $0.order = .byCode
                $0.forbidden = ["100000"]
                $0.needsNames = true
            },
            facts: [
                "The first level stands under `100000`. A city without districts is taken.",
                "Rows are shown in the order of their codes.",
            ],
            [.source("fengyuanchen/distpicker", commit: "42c0c83", "src/districts.js, src/distpicker.js")]
        ),
        Preset(
            "city-pickers",
            "city_pickers (Flutter)",
            regions: .splitAdjacency(
                PresetShape.SplitKeys(
                    first: "provincesData",
                    below: "citiesData",
                    name: "name",
                    initial: "alpha"
                )
            ),
            .with {
                $0.levels = 1...3
                $0.code = .required
                $0.needsNames = true
            },
            facts: [
                "`alpha` is the initial of the name in Latin letters. It is written where the data have one; nothing is "
                    + "made up.",
                "A place that stands below itself is taken for its own child.",
            ],
            [
                .source(
                    "hanxu317317/city_pickers",
                    commit: "b964b28",
                    "lib/meta/province.dart, lib/modal/base_citys.dart"
                )
            ]
        ),
    ]
}
