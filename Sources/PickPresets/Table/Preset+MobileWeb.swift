extension Preset {
    /// Wheels and cascaders of mobile pages.
    static let mobileWeb: [Preset] = [
        Preset(
            "antd-mobile",
            "Ant Design Mobile: CascadePicker, Cascader (React)",
            regions: .tree(.keys("label", "value", "children")),
            .with {
                $0.leaf = .omitted(breaks: true)
                $0.value = .siblings
                $0.comparesStrictly = true
            },
            facts: [
                "With `children: []` CascadePicker shows an empty wheel more, and Cascader goes on to an empty tab.",
                "CascadePicker has no other key names; values are texts.",
            ],
            [
                .source(
                    "ant-design/ant-design-mobile",
                    commit: "7e59dc8",
                    "cascade-picker-utils.ts, cascader-view.tsx"
                )
            ]
        ),
        Preset(
            "antd-mobile-columns",
            "Ant Design Mobile: Picker (React)",
            menu: .columns(.record(label: "label", value: "value")),
            .with {
                $0.value = .siblings
                $0.comparesStrictly = true
            },
            facts: ["A list of columns also where there is only one; values are texts."],
            [.documentation("ant-design/ant-design-mobile at 7e59dc8, src/components/picker/index.en.md")]
        ),
        Preset(
            "vant-picker",
            "Vant: Picker (Vue)",
            regions: .tree(.keys("text", "value", "children")),
            menu: .columns(.record(label: "text", value: "value")),
            .with {
                $0.depth = .even(.empty)
                $0.leaf = .omitted(breaks: true)
                $0.firstHasChildren = true
                $0.value = .siblings
                $0.comparesStrictly = true
            },
            facts: [
                "What the data are is decided by the first row alone: with `children` a cascade, else one column.",
                "Every row goes down to the last level; shorter ones are filled up with empty rows.",
                "`children: []` is an empty column more.",
            ],
            [.source("youzan/vant", commit: "29cd8c2", "packages/vant/src/picker/utils.ts")]
        ),
        Preset(
            "vant-cascader",
            "Vant: Cascader (Vue)",
            regions: .tree(.keys("text", "value", "children")),
            .with {
                $0.leaf = .omitted(breaks: true)
                $0.value = .tree
                $0.comparesStrictly = true
            },
            facts: [
                "With `children: []` a row opens an empty tab and `finish` never comes.",
                "A value is looked up in the whole tree and the first one counts.",
            ],
            [.source("youzan/vant", commit: "29cd8c2", "packages/vant/src/cascader/Cascader.tsx")]
        ),
        Preset(
            "weui",
            "WeUI.js: weui.picker",
            regions: .tree(.keys("label", "value", "children")),
            menu: .columns(.record(label: "label", value: "value")),
            .with {
                $0.levels = 1...3
                $0.depth = .firstDeepest(.empty)
                $0.value = .siblings
            },
            facts: [
                "The number of wheels is that of the first path, `items[0].children[0]…`, three at most.",
                "A menu is one argument a column: `weui.picker(...columns, options)`.",
            ],
            [.source("Tencent/weui.js", commit: "fb8f241", "src/picker/picker.js, src/picker/util.js")]
        ),
        Preset(
            "nutui",
            "NutUI: Cascader, Picker (Vue)",
            regions: .tree(.keys("text", "value", "children")),
            .with {
                $0.firstHasChildren = true
                $0.value = .siblings
            },
            facts: [
                "Picker takes data for a cascade when the first row has `children`.",
                "Keys can be others: `text-key`, `value-key`, `children-key`.",
            ],
            [.source("jdf2e/nutui", commit: "48a4887", "cascader/tree.ts, picker/usePicker.ts")]
        ),
        Preset(
            "varlet",
            "Varlet: Picker with `cascade` (Vue)",
            regions: .tree(.keys("text", "value", "children")),
            .with { $0.value = .siblings },
            facts: ["`value` may be absent; `children: []` is a leaf."],
            [.source("varletjs/varlet", commit: "0e76932", "picker/Picker.vue")]
        ),
        Preset(
            "mui-poppicker",
            "MUI of DCloud: PopPicker",
            regions: .tree(.keys("text", "value", "children")),
            .with { $0.value = .siblings },
            facts: ["How many wheels there are is told by the page: `new mui.PopPicker({layer: 3})`."],
            [.source("dcloudio/mui", commit: "e216655", "plugin/picker/js/mui.poppicker.js")]
        ),
    ]

    /// Mini-programs and what is compiled into them.
    static let miniPrograms: [Preset] = [
        Preset(
            "wechat-multi",
            "WeChat mini-program: <picker mode=\"multiSelector\">",
            regions: .wheels,
            menu: .columns(.text),
            .with { $0.breaksOnEmptyColumn = true },
            formats: [.js, .mjs],
            facts: [
                "A mini-program loads no JSON, so this is a module: `const data = require('./cities.js')`.",
                "The value is a list of positions. On `columnchange` the page sets the next column to "
                    + "`byParent[positions.join('-')] || []`, and `columns` is what it starts with.",
            ],
            [.documentation("developers.weixin.qq.com/miniprogram/dev/component/picker.html")]
        ),
        Preset(
            "uni-data-picker",
            "uni-app: uni-data-picker",
            regions: .tree(.keys("text", "value", "children")),
            .with {
                $0.value = .tree
                $0.fixedKeys = ["children"]
            },
            facts: [
                "The tree is flattened and a row is looked up by its value alone: a value that stands twice, or is its "
                    + "parent's too, shows wrong rows or goes on for ever.",
                "Text and value can have other keys by `map`, children cannot.",
            ],
            [.source("dcloudio/uni-ui", commit: "fc6a9c8", "uni-data-pickerview/uni-data-picker.js")]
        ),
        Preset(
            "tdesign-mini",
            "TDesign for mini-programs: Cascader",
            regions: .tree(.keys("label", "value", "children")),
            .with {
                $0.leaf = .omitted(breaks: true)
                $0.value = .tree
            },
            facts: [
                "With `children: []` a row opens an empty step.", "A value is looked up in the whole tree.",
            ],
            [
                .source(
                    "Tencent/tdesign-miniprogram",
                    commit: "deece39",
                    "packages/components/cascader/cascader.ts"
                )
            ]
        ),
    ]
}
