/// The words met as keys in real picker data, each with what it may be for.
///
/// A new synonym is one row. Words are written in lower case without `_` and `-`; the same word may name different
/// things at different levels (`city` is a string in one file and a list in another), so a row lists all its roles.
enum KeyVocabulary {
    static let rows: [(words: [String], roles: KeyRoles)] = [
        (["name", "title", "label", "text"], [.name]),
        (["state", "province", "city", "area", "district", "county"], [.name, .children]),
        (
            ["fullname", "displayname", "cname", "dname", "pname", "aname", "zhname", "nameen", "namezh"],
            [.name]
        ),
        (["provincename", "cityname", "areaname", "districtname", "countyname", "statename"], [.name]),
        (["countryname", "regionname", "streetname", "townname", "codename", "placename"], [.name]),
        (
            ["region", "country", "street", "town", "village", "prefecture", "specie", "species"],
            [.name, .children]
        ),
        (["itemtitle", "itemname", "foodname", "dishname", "brandname", "typename", "breedname"], [.name]),
        (["category", "categoryname", "group", "groupname", "kind", "type"], [.name, .weak]),
        (["value", "v"], [.name, .code, .weak]),
        (["common", "official"], [.name, .weak]),
        (["column", "heading", "header"], [.name, .column]),
        (["initial", "initials", "letter", "firstletter", "index", "section"], [.name, .letter]),
        (["cityletter", "pinyinhead", "py", "capital", "alphabet"], [.attribute, .letter]),
        (["children", "child", "childs", "sub", "subs", "sublist", "subitems", "n", "nodes"], [.children]),
        (["cities", "citys", "citylist", "cityarray", "provinces", "provincelist"], [.children, .wrapper]),
        (
            ["areas", "arealist", "districts", "districtlist", "counties", "countylist"],
            [.children, .wrapper]
        ),
        (
            ["regions", "subregions", "regionlist", "countries", "states", "continents"],
            [.children, .wrapper]
        ),
        (
            ["streets", "streetlist", "towns", "townlist", "villages", "neighborhoods"],
            [.children, .wrapper]
        ),
        (["cityitme", "cityitem", "areaitem", "prefectures", "itemchildren"], [.children, .wrapper]),
        (["breed", "breeds", "radios", "array", "brands", "series", "models"], [.children]),
        (["item", "list"], [.children, .wrapper]),
        (["items", "rows", "options", "choices", "values", "entries"], [.children, .wrapper, .column]),
        (["root", "data", "obj", "object", "result", "results", "response", "body"], [.wrapper]),
        (["address", "addresses", "records", "columns", "menu", "foods", "dataset"], [.wrapper]),
        (["code", "adcode", "divisioncode"], [.code]),
        (
            ["areacode", "citycode", "districtcode", "countycode", "provincecode", "statecode"],
            [.code, .parent]
        ),
        (["countrycode", "regioncode", "streetcode", "towncode"], [.code, .parent]),
        (["id", "uid", "key", "identifier", "k", "num", "number", "no", "citykey"], [.code]),
        (["areaid", "did", "districtid", "countyid", "streetid", "townid", "itemid"], [.code]),
        (
            ["provinceid", "cityid", "countryid", "stateid", "regionid", "regionsid", "cid"],
            [.code, .parent]
        ),
        (["isocode", "abb", "abbr", "iso", "cca2", "cca3", "countryiso"], [.code, .weak]),
        (
            ["pid", "parent", "parentid", "parentcode", "pcode", "fid", "upid", "superior"],
            [.parent, .above, .code, .weak]
        ),
        (["sort", "order", "ordervalue", "sortorder", "rank", "position", "seq", "weight"], [.order]),
        (["pinyin", "spell", "spelling", "shortname", "fullpinyin", "jianpin", "quanpin"], [.attribute]),
        (["alias", "abbreviation", "suffix", "native", "english", "enname", "ename"], [.attribute]),
        (["zipcode", "zip", "postcode", "postalcode", "telcode", "dialcode", "phonecode"], [.attribute]),
        (["lat", "lng", "lon", "long", "latitude", "longitude", "longtitude", "location"], [.attribute]),
        (
            ["ishot", "hot", "isopen", "open", "alone", "divisionstr", "level", "depth", "status"],
            [.attribute]
        ),
        (["image", "icon", "info", "price", "url", "phone", "tel", "blog", "detail", "note"], [.attribute]),
        (["timezone", "population", "subtitle", "description", "flag", "enabled", "selected"], [.attribute]),
    ]

    private static let roles: [String: KeyRoles] = {
        var roles: [String: KeyRoles] = [:]
        for row in rows {
            for word in row.words { roles[word, default: []].formUnion(row.roles) }
        }
        return roles
    }()

    private static let longestWord = 24

    static func roles(of key: String) -> KeyRoles {
        var key = key
        return key.withUTF8 { unsafe roles(of: Span(_unsafeElements: $0)) }
    }

    /// The roles of a key as it is written: upper case, `_` and `-` make no difference.
    static func roles(of key: Span<UInt8>) -> KeyRoles {
        guard key.count > 0, key.count <= longestWord else { return [] }
        var word = ""
        for index in 0..<key.count {
            let byte = key[index]
            switch byte {
            case UInt8(ascii: "A")...UInt8(ascii: "Z"): word.unicodeScalars.append(UnicodeScalar(byte | 0x20))
            case UInt8(ascii: "_"), UInt8(ascii: "-"): break
            case 0x21...0x7E: word.unicodeScalars.append(UnicodeScalar(byte))
            default: return []
            }
        }
        return roles[word] ?? []
    }
}
