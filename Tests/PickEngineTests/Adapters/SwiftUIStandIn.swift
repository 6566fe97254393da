// The part of SwiftUI that the sample meets, with SwiftUI's own signatures: there is none on Linux.

@MainActor protocol View {
    associatedtype Body: View
    var body: Body { get }
    /// What the view shows, for the test; SwiftUI keeps that to itself.
    var drawn: [String] { get }
}

extension View {
    var drawn: [String] { body.drawn }
    func pickerStyle(_ style: WheelPickerStyle) -> some View { self }
}

struct WheelPickerStyle {
    static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

extension Never: View {
    var body: Never { fatalError("no view is in here") }
}

@MainActor @propertyWrapper struct State<Value> {
    private final class Box {
        var value: Value
        init(_ value: Value) { self.value = value }
    }

    private let box: Box

    init(wrappedValue: Value) { box = Box(wrappedValue) }

    var wrappedValue: Value {
        get { box.value }
        nonmutating set { box.value = newValue }
    }
}

@MainActor struct Binding<Value> {
    private let get: @MainActor () -> Value
    private let set: @MainActor (Value) -> Void

    init(get: @escaping @MainActor () -> Value, set: @escaping @MainActor (Value) -> Void) {
        self.get = get
        self.set = set
    }

    var wrappedValue: Value {
        get { get() }
        nonmutating set { set(newValue) }
    }
}

struct Text: View {
    let text: String
    init(_ text: String) { self.text = text }
    var body: Never { fatalError("a leaf") }
    var drawn: [String] { [text] }
}

struct HStack<Content: View>: View {
    let content: Content
    init(content: () -> Content) { self.content = content() }
    var body: Content { content }
}

struct ForEach<Content: View>: View {
    let views: [Content]
    init(_ data: Range<Int>, id: KeyPath<Int, Int>, content: @escaping (Int) -> Content) {
        views = data.map(content)
    }
    var body: Never { fatalError("many views") }
    var drawn: [String] { views.flatMap(\.drawn) }
}

struct Picker<Content: View>: View {
    let selection: Binding<Int>
    let content: Content
    init(_ title: String, selection: Binding<Int>, content: () -> Content) {
        self.selection = selection
        self.content = content()
    }
    var body: Content { content }
    /// One text: the rows, with the selected one in brackets.
    var drawn: [String] {
        let rows = content.drawn.enumerated().map { index, text in
            index == selection.wrappedValue ? "[\(text)]" : text
        }
        return [rows.joined(separator: " ")]
    }
}
