extension Preset {
    /// All front ends, in the order of the listing.
    public static let all: [Preset] = web + mobileWeb + miniPrograms + areaCodes + native + lists + sources

    /// The front end of that name; nil where there is none.
    public static func named(_ name: String) -> Preset? { all.first { $0.name == name } }

    /// The right names for a word that people use for a front end or a family of them.
    package static func names(for word: String) -> [String] {
        let word = word.lowercased()
        return aliases[word] ?? []
    }

    /// What people say, and what they may mean.
    private static let aliases: [String: [String]] = [
        "vant": ["vant-area", "vant-picker", "vant-cascader"],
        "vant-address": ["vant-area"], "vant-weapp": ["vant-area", "vant-picker"],
        "element-ui": ["element"], "elementui": ["element"], "element2": ["element"],
        "element-ui-2": ["element"], "elementplus": ["element-plus"],
        "el-cascader": ["element", "element-plus"],
        "el": ["element", "element-plus"],
        "ant-design": ["antd"], "antdesign": ["antd"], "ant": ["antd", "antd-mobile"],
        "rc-cascader": ["antd"],
        "ant-design-vue": ["antd"], "antdv": ["antd"],
        "ant-design-mobile": ["antd-mobile", "antd-mobile-columns"],
        "antdm": ["antd-mobile", "antd-mobile-columns"],
        "wechat": ["wechat-multi"], "weapp": ["wechat-multi"],
        "miniprogram": ["wechat-multi", "tdesign-mini"],
        "multiselector": ["wechat-multi"], "weixin": ["wechat-multi"], "taro": ["wechat-multi"],
        "uni": ["uni-data-picker"], "uni-app": ["uni-data-picker", "wechat-multi"],
        "uniapp": ["uni-data-picker", "wechat-multi"], "uni-ui": ["uni-data-picker"],
        "tdesign-vue": ["tdesign"], "tdesign-vue-next": ["tdesign"], "tdesign-react": ["tdesign"],
        "tdesign-miniprogram": ["tdesign-mini"], "weui.js": ["weui"], "weui-js": ["weui"],
        "mui": ["mui-poppicker"], "poppicker": ["mui-poppicker"], "view-design": ["iview"],
        "viewui": ["iview"],
        "view-ui": ["iview"], "view-ui-plus": ["iview"],
        "flutter": ["city-pickers"], "city_pickers": ["city-pickers"], "citypickers": ["city-pickers"],
        "bigkoo": ["android-pickerview"], "pickerview": ["android-pickerview", "uipicker"],
        "androidpicker": ["android-picker"], "gzu": ["android-picker"],
        "android": ["android-picker", "android-pickerview", "kotlin"],
        "brpickerview": ["brpicker"], "hzareapicker": ["hzarea"], "hzareapickerview": ["hzarea"],
        "hz": ["hzarea"], "uipickerview": ["uipicker"], "ios": ["uipicker", "hzarea", "swift"],
        "uikit": ["uipicker"], "swiftui": ["swift"], "react-native": ["rn-picker"],
        "react-native-picker": ["rn-picker"], "actionsheetpicker": ["actionsheet"],
        "actionsheetpicker-3.0": ["actionsheet"], "primereact": ["primevue"], "cascadeselect": ["primevue"],
        "tomselect": ["tom-select"], "selectize": ["tom-select"], "html": ["html-select"],
        "select": ["html-select", "select2"], "optgroup": ["html-select"], "ts": ["typescript"],
        "kt": ["kotlin"], "instantsearch": ["algolia"],
    ]
}
