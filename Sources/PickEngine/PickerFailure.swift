/// Why a selection was not made; the state is as it was.
public enum PickerFailure: Error, Sendable, Equatable {
    /// There is no such wheel now.
    case noSuchComponent(Int, numberOfComponents: Int)
    /// The wheel has no such row now.
    case noSuchRow(Int, component: Int, numberOfRows: Int)
    /// A path has a title that is not there; the place offered goes as far as the data still do.
    case noSuchTitle(String, component: Int, nearest: PickerState.Place?)
    /// No row has the code; the place offered is the nearest one above it, where the codes tell.
    case noSuchCode(String, nearest: PickerState.Place?)

    /// The nearest place that is there, for values that were saved with older data.
    public var nearest: PickerState.Place? {
        switch self {
        case .noSuchComponent, .noSuchRow: nil
        case .noSuchTitle(_, _, let place), .noSuchCode(_, let place): place
        }
    }
}

extension PickerFailure: CustomStringConvertible {
    /// One sentence without a full stop.
    public var description: String {
        switch self {
        case .noSuchComponent(let component, let count):
            "there is no component \(component): there are \(count), counted from 0"
        case .noSuchRow(let row, let component, let count):
            "component \(component) has no row \(row): it has \(count), counted from 0"
        case .noSuchTitle(let title, let component, _):
            "there is no \"\(title)\" in component \(component)" + offer
        case .noSuchCode(let code, _): "no row has the code \(code)" + offer
        }
    }

    private var offer: String {
        guard let nearest else { return "" }
        return "; the nearest that is there: " + nearest.path.joined(separator: "/")
    }
}
