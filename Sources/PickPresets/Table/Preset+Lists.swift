extension Preset {
    /// Lists with one level of groups, and records for a search.
    static let lists: [Preset] = [
        Preset(
            "select2",
            "Select2 (jQuery)",
            regions: .groups(
                PresetShape.GroupKeys(list: "results", label: "text", value: "id", children: "children")
            ),
            .with {
                $0.value = .leaves
                $0.forbidden = ["", "0"]
                $0.fixedKeys = ["results", "id", "text", "children"]
            },
            facts: [
                "One level of groups: what is deeper is written as `杭州市 / 西湖区`.",
                "An id may be neither blank nor `0`.",
            ],
            [
                .test("Select2 4.0.13 with jQuery 3.7.1"),
                .documentation("select2/docs at 7f0800c, pages/06.data-sources/01.formats/docs.md"),
            ]
        ),
        Preset(
            "tom-select",
            "Tom Select, Selectize",
            regions: .options(
                PresetShape.OptionKeys(
                    options: "options",
                    groups: "optgroups",
                    value: "value",
                    label: "text",
                    group: "optgroup",
                    groupLabel: "label"
                )
            ),
            .with {
                $0.value = .leaves
                $0.forbidden = [""]
                $0.reservedKeys = ["$order"]
            },
            facts: ["`new TomSelect('#city', {options, optgroups})`. `$order` is its own."],
            [
                .test("Tom Select, as django-tomselect 2026.6.2 has it"),
                .source("orchidjs/tom-select", commit: "d1e2dad", "src/defaults.ts"),
            ]
        ),
        Preset(
            "html-select",
            "HTML: <select> with <optgroup>",
            regions: .select,
            .with {
                $0.value = .leaves
                $0.forbidden = [""]
            },
            formats: [.html],
            facts: ["Groups cannot stand in groups: what is deeper is written as `杭州市 / 西湖区`."],
            [
                .test("Chromium, its own `<select>`"),
                .documentation("developer.mozilla.org/docs/Web/HTML/Reference/Elements/optgroup"),
            ]
        ),
        Preset(
            "algolia",
            "Algolia: hierarchical facets",
            regions: .facets(PresetShape.FacetKeys(id: "objectID", level: "lvl", separator: " > ")),
            .with {
                $0.value = .leaves
                $0.forbidden = [""]
            },
            facts: ["Each level has the whole path: `lvl1` is `浙江省 > 杭州市`."],
            [.documentation("algolia.com/doc/api-reference/widgets/hierarchical-menu/js")]
        ),
    ]

    /// Source code with the data in it.
    static let sources: [Preset] = [
        Preset(
            "swift",
            "Swift: a Codable type and its data",
            regions: .source,
            menu: .source,
            .with { $0.value = .tree },
            formats: [.swift],
            facts: [
                "The file needs no other: a type that is Codable, Hashable and Identifiable, and a constant."
            ],
            [.documentation("developer.apple.com/documentation/swiftui/picker")]
        ),
        Preset(
            "typescript",
            "TypeScript: a typed constant",
            regions: .source,
            menu: .source,
            .with { $0.value = .tree },
            formats: [.typescript],
            facts: ["An interface and a read-only constant."],
            [.documentation("typescriptlang.org/docs/handbook/2/objects.html")]
        ),
        Preset(
            "kotlin",
            "Kotlin: a data class and its data",
            regions: .source,
            menu: .source,
            .with { $0.value = .tree },
            formats: [.kotlin],
            facts: [
                "Each list is a function, since a method of the JVM holds 64 KB of code; a file holds 20,000 rows."
            ],
            [.documentation("kotlinlang.org/docs/data-classes.html")]
        ),
    ]
}
