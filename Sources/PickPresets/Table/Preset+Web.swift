extension Preset {
    /// Cascaders of desktop pages.
    static let web: [Preset] = [
        Preset(
            "element",
            "Element UI 2: Cascader (Vue 2)",
            regions: .tree(.keys("label", "value", "children")),
            .with {
                $0.leaf = .omitted(breaks: true)
                $0.value = .siblings
            },
            facts: [
                "A row with `children: []` is no leaf: it opens an empty panel and cannot be chosen.",
                "Keys can be others: `props: {label, value, children}`.",
            ],
            [.source("ElemeFE/element", commit: "a07f3a5", "packages/cascader-panel/src/node.js")]
        ),
        Preset(
            "element-plus",
            "Element Plus: Cascader (Vue 3)",
            regions: .tree(.keys("label", "value", "children")),
            .with { $0.value = .siblings },
            facts: [
                "A row with `children: []` is a leaf.",
                "Keys can be others: `props: {label, value, children}`.",
            ],
            [
                .source(
                    "element-plus/element-plus",
                    commit: "01cdf04",
                    "packages/components/cascader-panel/src/node.ts"
                )
            ]
        ),
        Preset(
            "antd",
            "Ant Design 4 and 5: Cascader (React)",
            regions: .tree(.keys("label", "value", "children")),
            .with { $0.value = .siblings },
            facts: [
                "A row with `children: []` is a leaf in versions 4 and 5.",
                "Keys can be others: `fieldNames: {label, value, children}`.",
            ],
            [
                .test("Cascader of Ant Design 5.29.3"),
                .source("react-component/cascader", commit: "a894dc9", "src/utils/commonUtil.ts"),
            ]
        ),
        Preset(
            "tdesign",
            "TDesign: Cascader (Vue, React)",
            regions: .tree(.keys("label", "value", "children")),
            .with { $0.value = .tree },
            facts: [
                "A row with `children: []` is a leaf; `children: true` is loaded later.",
                "Keys can be others: `keys: {label, value, children}`.",
            ],
            [
                .source("Tencent/tdesign-common", commit: "4bdf9ce", "js/tree/tree-node.ts"),
                .source("Tencent/tdesign-vue-next", commit: "d1288ca", "cascader"),
            ]
        ),
        Preset(
            "iview",
            "iView, View UI: Cascader (Vue)",
            regions: .tree(.keys("label", "value", "children")),
            .with {
                $0.value = .siblings
                $0.reservedKeys = ["__label", "__value"]
                $0.fixedKeys = ["label", "value", "children"]
            },
            facts: [
                "Key names are fixed.",
                "It writes `__label` and `__value` into the rows when it filters them, so these keys are its own.",
            ],
            [.source("iview/iview", commit: "c3f57f1", "src/components/cascader/cascader.vue")]
        ),
        Preset(
            "primevue",
            "PrimeVue, PrimeReact: CascadeSelect",
            regions: .tree(
                PresetShape.TreeKeys(
                    label: ["name"],
                    leafLabel: "cname",
                    value: "code",
                    children: ["states", "cities"],
                    childrenEndAtLast: true
                )
            ),
            .with {
                $0.levels = 1...3
                $0.leaf = .omitted(breaks: true)
                $0.value = .siblings
                $0.code = .optional
            },
            facts: [
                "`optionLabel=\"cname\" optionGroupLabel=\"name\" :optionGroupChildren=\"['states', 'cities']\"`; "
                    + "for two levels `['cities']`.",
                "A row with the key is a group, whatever the key holds: with `[]` it cannot be chosen.",
            ],
            [.source("primefaces/primevue", commit: "d4374cb", "CascadeSelect.vue")]
        ),
        Preset(
            "vuetify",
            "Vuetify: VTreeview, VSelect",
            regions: .tree(.keys("title", "value", "children")),
            .with {
                $0.leaf = .omitted(breaks: true)
                $0.value = .tree
            },
            facts: [
                "The key of the text is `title`; others by `item-title`, `item-value`, `item-children`.",
                "`children: []` stays an array, so a row without children has no such key.",
            ],
            [
                .test("VTreeview of Vuetify 3.12.10"),
                .source("vuetifyjs/vuetify", commit: "f61c453", "composables/list-items.ts"),
            ]
        ),
    ]
}
