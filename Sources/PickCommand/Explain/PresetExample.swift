internal import PickExport
internal import PickModel
internal import PickPresets
internal import PropertyList

/// A small file for a front end, made by the exporter itself.
enum PresetExample {
    /// Nil where the example's data do not fit, which would be a fault of the preset.
    static func text(_ preset: Preset) -> String? {
        guard let dataset = dataset(preset.regions == nil ? menu : regions) else { return nil }
        var exporter = Exporter(preset: preset)
        if preset.rules.levels.upperBound < 3 { exporter.levels = preset.rules.levels.upperBound }
        guard let output = try? exporter.write(dataset) else { return nil }
        let text = String(decoding: output.bytes, as: UTF8.self)
        return text.hasSuffix("\n") ? String(text.dropLast()) : text
    }

    private static func dataset(_ xml: String) -> Dataset? {
        guard let document = PropertyListReader.read(Array(xml.utf8)).document else { return nil }
        return DatasetRecognizer.recognize(document).dataset
    }

    private static let menu = """
        <plist version="1.0"><array><array><string>粥</string><string>面</string></array>\
        <array><string>茶</string><string>水</string></array></array></plist>
        """

    private static let regions = """
        <plist version="1.0"><array><dict><key>code</key><string>330000</string><key>name</key><string>浙江省</string>\
        <key>children</key><array><dict><key>code</key><string>330100</string><key>name</key><string>杭州市</string>\
        <key>children</key><array><dict><key>code</key><string>330102</string><key>name</key><string>上城区</string></dict>\
        <dict><key>code</key><string>330106</string><key>name</key><string>西湖区</string></dict></array></dict></array>\
        </dict><dict><key>code</key><string>710000</string><key>name</key><string>台湾省</string></dict></array></plist>
        """
}
