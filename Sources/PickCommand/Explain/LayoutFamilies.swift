/// The families of layouts that have a name, as `inspect` calls them.
enum LayoutFamilies {
    struct Family {
        let code: String
        /// What a file of the family looks like.
        let notation: String
        let meaning: String

        fileprivate init(_ code: String, _ notation: String, _ meaning: String) {
            self.code = code
            self.notation = notation
            self.meaning = meaning
        }
    }

    /// What the signs of a notation mean.
    static let notation: [(sign: String, meaning: String)] = [
        ("string", "a name that stands alone"),
        ("[X]", "a list of X; [] is always empty"),
        ("name", "in a dictionary the key of the name; a key with a list, cities:[X], holds the children"),
        ("@id", "the key of the code"),
        ("^pid", "in tables, the key of the code of the record above"),
        ("+zip", "the key of an attribute"),
        ("areas?:[X]", "a key that not every record has"),
        ("{*:X}", "names as keys"),
        ("{@:X}", "codes as keys"),
        ("{#:X}", "positions as keys, 0, 1, …; {item#:X} where a word stands before them"),
        ("{*:code}", "names with their codes"),
        ("(string, string)", "a list of a name and what belongs to it"),
        ("<en, zh>", "one name in several languages"),
        ("X|Y", "either of them"),
    ]

    static let all = [
        Family("A1", "[[string]]", "independent columns"),
        Family("A2", "[string]", "one column"),
        Family("A3", "{*:[string]}", "columns with names"),
        Family("A4", "{Root:[string]}", "one column in a wrapper"),
        Family("A5", "[[(string, string)]]", "groups of lists that belong together"),
        Family("B1", "[{name, @code}]", "flat records"),
        Family("B2", "{list:[{name, @code}]}", "flat records in a wrapper"),
        Family("B3", "[[{name}]]", "columns or sections of records"),
        Family("C1", "[{state, cities:[string]}]", "two levels, the classic"),
        Family("D1", "{*:[string]}", "two levels, the upper one as keys, whose order is lost"),
        Family("E1", "[{name, cities:[{city}]}]", "two levels of records"),
        Family("E2", "{*:[{name}]}", "records under the names of their parents"),
        Family("F1", "[{state, cities:[{city, areas:[string]}]}]", "three levels"),
        Family("F2", "[{state, cities:[{city, areas:[{area, streets:[string]}]}]}]", "four levels"),
        Family("G1", "{address:[{name, sub:[{name, sub:[string]}]}]}", "three levels in a wrapper"),
        Family(
            "G2",
            "{regions:[{title, @code, child:[{title, @code, child:[{title, @code}]}]}]}",
            "the same level in itself"
        ),
        Family(
            "H1",
            "[{name, @id, cities:[{name, @id, areas:[{name, @id}]}]}]",
            "records with codes on every level"
        ),
        Family("I1", "{#:{*:{#:{*:[string]}}}}", "positions as keys around names"),
        Family("I2", "[{*:{#:{*:[string]}}}]", "the same in a list"),
        Family("I3", "{@:{*:[string]}}", "codes as keys"),
        Family("I4", "{#:{name, @code, cities:[{name, @code}]}}", "positions as keys of records"),
        Family("I5", "{item#:{city, @id}}", "positions behind a word as keys of records"),
        Family("J1", "{*:{*:[string]}}", "names as keys on two levels"),
        Family("J2", "[{*:{*:[string]}}]", "the same, the first level in a list"),
        Family("J3", "{*:[{*:[string]}]}", "dictionaries of one key"),
        Family("K1", "{p:[string], c:{*:[string]}}", "a table for each level in one file"),
        Family(
            "K2",
            "{provinces:[{name, @id}], cities:[{name, @id, ^pid}]}",
            "tables whose records name their parents"
        ),
        Family(
            "K3",
            "[{+id, +parent_id, +level, +position, name, @code}]",
            "rows with their parent's number, as CSV and in databases"
        ),
        Family("K4", "[{level_1, level_2}]", "a path in each row, as CSV"),
        Family("K5", "[{Fruit, Main, Drink}]", "independent columns, as CSV"),
        Family(
            "K6",
            "{options:[{text, @value, +optgroup}], optgroups:[{label, @value}]}",
            "options that name their group, as pages have them"
        ),
        Family(
            "K7",
            "{menu_column:[{title}], menu_row:[{title, @code}]}",
            "columns, and rows that name their column, as in databases"
        ),
        Family(
            "K8",
            "{columns:[[string]], byParent:{#:[string]}}",
            "names by the positions of the rows above them, as mini-programs have them"
        ),
        Family("K9", "[{@objectID, lvl0, lvl1?}]", "a path on each level, as searches with facets have it"),
        Family("L1", "{*:code}", "names with their codes"),
        Family("L2", "{*:{+latitude, +longitude}}", "names with what belongs to them"),
        Family(
            "L3",
            "{province_list:{@:string}, city_list:{@:string}}",
            "a map of codes for each level, as pages have it"
        ),
        Family("L4", "{@:{@:string}}", "for each code the codes and names below it, as pages have it"),
    ]
}
