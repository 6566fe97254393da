package import PickBytes
package import PickJSON
package import PickModel
package import PickPresets

/// Writes picker data in the shape that a front end takes.
///
/// It writes what it is given: see ``PresetCheck`` for what the front end would not take.
package enum PresetExport {
    package struct Options: Sendable {
        package var format: PresetFormat
        /// The layout of JSON.
        package var style: JSONStyle
        /// What is written of the data; nil for all.
        package var part: Part?

        package init(_ format: PresetFormat, style: JSONStyle = .pretty, part: Part? = nil) {
            self.format = format
            self.style = style
            self.part = part
        }
    }

    /// A row of the first level with all below it.
    package struct Part: Sendable {
        package let rows: Range<Int>
        /// How many rows of the first level stand before it, which values of positions count on from.
        package let position: Int

        package init(_ rows: Range<Int>, position: Int) {
            self.rows = rows
            self.position = position
        }
    }

    /// Why data cannot be written; a sentence.
    package struct Failure: Error, Equatable, Sendable {
        package let message: String
    }

    /// Writes data.
    ///
    /// - Parameters:
    ///   - dataset: The data, of a kind that the front end takes.
    ///   - preset: The front end.
    ///   - mode: What values are made of, see ``ValueChoice``.
    ///   - options: How it is written, and which rows.
    ///   - out: Where to.
    /// - Throws: What the format cannot hold.
    package static func write(
        _ dataset: Dataset,
        for preset: Preset,
        _ mode: ValueMode?,
        _ options: Options,
        to out: inout ByteWriter
    ) throws(Failure) {
        guard let shape = dataset.kind == .menu ? preset.menu : preset.regions else {
            throw Failure(message: "\(preset.name) does not take such data.")
        }
        let source = PresetSource(dataset, preset, mode, part: options.part)
        switch (shape, options.format) {
        case (.source, .swift): SwiftSource.write(source, isMenu: dataset.kind == .menu, to: &out)
        case (.source, .kotlin): try KotlinSource.write(source, isMenu: dataset.kind == .menu, to: &out)
        case (.source, _):
            TypeScriptSource.write(source, isMenu: dataset.kind == .menu, options.style, to: &out)
        case (.select, _): SelectExport.write(source, to: &out)
        case (_, .plist), (_, .bplist): try PropertyListExport.write(source, shape, options.format, to: &out)
        case (.tree(let keys), _):
            guard options.format.isModule else {
                TreeExport.write(source, keys, options.style, to: &out)
                return
            }
            writeModule(options.format, to: &out)
            out.appendSource { TreeExport.write(source, keys, options.style, to: &$0) }
        default:
            guard options.format.isModule else {
                out.appendJSON(options.style) { json(source, shape, to: &$0) }
                return
            }
            writeModule(options.format, to: &out)
            out.appendSourceJSON(options.style) { json(source, shape, to: &$0) }
        }
    }

    /// What stands before the value in a module.
    package static func writeModule(_ format: PresetFormat, to out: inout ByteWriter) {
        switch format {
        case .js: out.append("module.exports = " as StaticString)
        case .mjs: out.append("export default " as StaticString)
        default: break
        }
    }

    private static func json(_ source: PresetSource, _ shape: PresetShape, to json: inout JSONWriter) {
        switch shape {
        case .codeMaps(let names): CodeMapExport.write(source, names, to: &json)
        case .adjacency(let root): AdjacencyExport.write(source, root: root, to: &json)
        case .splitAdjacency(let keys): AdjacencyExport.write(source, keys, to: &json)
        case .nestedNames: NestedNamesExport.write(source, to: &json)
        case .columns(let item): ColumnExport.write(source, item, to: &json)
        case .wheels: WheelExport.write(source, to: &json)
        case .groups(let keys): GroupExport.write(source, keys, to: &json)
        case .options(let keys): OptionExport.write(source, keys, to: &json)
        case .facets(let keys): FacetExport.write(source, keys, to: &json)
        case .tree, .select, .source: json.null()
        }
    }
}
