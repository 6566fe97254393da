extension Preset {
    /// Pickers of apps for Android, iOS and React Native.
    static let native: [Preset] = [
        Preset(
            "android-pickerview",
            "Android-PickerView by Bigkoo",
            regions: .tree(
                PresetShape.TreeKeys(
                    label: ["name"],
                    value: nil,
                    children: ["city", "area"],
                    hasTextLeaves: true
                )
            ),
            .with {
                $0.levels = 3...3
                $0.depth = .even(.empty)
                $0.leaf = .emptyList
            },
            facts: [
                "The form of its sample `province.json`. The three lists that it makes of it must have equal counts, "
                    + "else it crashes: a place without rows below gets one with an empty name."
            ],
            [
                .source(
                    "Bigkoo/Android-PickerView",
                    commit: "e200d8c",
                    "OptionsPickerView.java, JsonDataActivity.java"
                )
            ]
        ),
        Preset(
            "android-picker",
            "AndroidPicker by gzu-liyujiang: AddressPicker",
            regions: .tree(
                PresetShape.TreeKeys(label: ["name"], value: "code", children: ["cityList", "areaList"])
            ),
            .with {
                $0.levels = 1...3
                $0.value = .siblings
                $0.code = .optional
            },
            facts: ["All names of keys can be others. Lists that are empty or missing are taken."],
            [
                .source(
                    "gzu-liyujiang/AndroidPicker",
                    commit: "e60e1e8",
                    "AddressPicker/…/AddressJsonParser.java"
                )
            ]
        ),
        Preset(
            "brpicker",
            "BRPickerView (iOS): BRAddressPickerView",
            regions: .tree(
                PresetShape.TreeKeys(label: ["name"], value: "code", children: ["cityList", "areaList"])
            ),
            .with {
                $0.levels = 1...3
                $0.depth = .even(.repeatParent)
                $0.value = .siblings
                $0.code = .optional
            },
            facts: [
                "A place whose list below is empty has crashed it (issues 9 and 82): every row goes down to the last level."
            ],
            [.source("agiapp/BRPickerView", commit: "72c300d", "BRAddressPickerView.m")]
        ),
        Preset(
            "hzarea",
            "HZAreaPicker (iOS), three levels",
            regions: .tree(
                PresetShape.TreeKeys(
                    label: ["state", "city"],
                    value: nil,
                    children: ["cities", "areas"],
                    hasTextLeaves: true
                )
            ),
            .with {
                $0.levels = 2...3
                $0.depth = .atLeast(2, .repeatParent)
                $0.leaf = .emptyList
                $0.fixedKeys = ["state", "city", "cities", "areas"]
            },
            formats: [.plist, .bplist],
            facts: [
                "It takes the first city of a province without looking whether there is one: a province without cities "
                    + "crashes it. `areas` may be empty."
            ],
            [.source("zhaonana/LoveAnchor", commit: "a vendored copy", "HZAreaPickerView.m")]
        ),
        Preset(
            "uipicker",
            "UIPickerView of the tutorials (iOS), the classic property list",
            regions: .tree(
                PresetShape.TreeKeys(label: ["name"], value: nil, children: ["cities"], hasTextLeaves: true)
            ),
            menu: .columns(.text),
            .with {
                $0.levels = 2...2
                $0.depth = .even(.repeatParent)
                $0.leaf = .emptyList
                $0.breaksOnEmptyColumn = true
            },
            formats: [.plist, .bplist],
            facts: [
                "Such code takes the first row of a list without looking whether there is one.",
                "A menu is a list of lists, provinces are records with `name` and `cities`.",
            ],
            [.files("158 property lists of tutorials and apps")]
        ),
        Preset(
            "rn-picker",
            "react-native-picker by beefe",
            regions: .nestedNames,
            menu: .columns(.text),
            .with {
                $0.levels = 1...3
                $0.depth = .even(.repeatParent)
                $0.value = .siblings
                $0.needsNames = true
                $0.breaksOnEmptyColumn = true
            },
            facts: [
                "A choice is known by its names alone, so names beside each other differ.",
                "Rows of uneven depth crash it (issues 312, 336 and 378).",
            ],
            [.source("beefe/react-native-picker", commit: "6fa89e9", "README.md")]
        ),
        Preset(
            "actionsheet",
            "ActionSheetPicker-3.0 (iOS): ActionSheetMultipleStringPicker",
            menu: .columns(.text),
            .with { $0.breaksOnEmptyColumn = true },
            facts: ["Columns without rows end in an assertion."],
            [.documentation("skywinder/ActionSheetPicker-3.0, README.md")]
        ),
    ]
}
