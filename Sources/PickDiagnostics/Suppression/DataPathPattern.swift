/// A pattern for places in the data: `$[*].cities[0]`, `$.**.name`.
///
/// Written like a data path. `[*]` is any position, `.*` any key, `.**` any number of steps, none included. A pattern
/// also fits everything inside what it fits.
package struct DataPathPattern: Sendable, Equatable, CustomStringConvertible {
    private enum Step: Sendable, Equatable {
        case index(Int)
        case key(String)
        case anyIndex, anyKey, anyDepth
    }

    private let steps: [Step]
    /// As it was written.
    package let description: String

    /// Nil when `text` is not written like a data path.
    package init?(_ text: String) {
        guard let steps = Self.steps(of: text, isPattern: true) else { return nil }
        self.steps = steps
        description = text
    }

    /// Whether the pattern fits `path` or something that holds it.
    package func matches(_ path: String) -> Bool {
        guard let path = Self.steps(of: path, isPattern: false) else { return false }
        var step = 0
        var index = 0
        var retry: (step: Int, index: Int)?
        while step < steps.count {
            if steps[step] == .anyDepth {
                retry = (step, index)
                step += 1
            } else if index < path.count, Self.fits(steps[step], path[index]) {
                step += 1
                index += 1
            } else if let last = retry, last.index < path.count {
                retry = (last.step, last.index + 1)
                step = last.step + 1
                index = last.index + 1
            } else {
                return false
            }
        }
        return true
    }

    private static func fits(_ pattern: Step, _ step: Step) -> Bool {
        switch (pattern, step) {
        case (.anyIndex, .index), (.anyKey, .key): true
        default: pattern == step
        }
    }

    /// The steps of a path or a pattern behind its `$`; nil when it is neither.
    private static func steps(of text: String, isPattern: Bool) -> [Step]? {
        guard text.first == "$" else { return nil }
        var rest = text.dropFirst().unicodeScalars[...]
        var steps: [Step] = []
        while let mark = rest.popFirst() {
            switch mark {
            case ".":
                let name = String(String.UnicodeScalarView(rest.prefix { $0 != "." && $0 != "[" }))
                rest = rest.dropFirst(name.unicodeScalars.count)
                switch name {
                case "": return nil
                case "*" where isPattern: steps.append(.anyKey)
                case "**" where isPattern: steps.append(.anyDepth)
                default: steps.append(.key(name))
                }
            case "[":
                guard let step = bracket(&rest, isPattern: isPattern) else { return nil }
                steps.append(step)
            default: return nil
            }
        }
        return steps
    }

    private static func bracket(_ rest: inout Substring.UnicodeScalarView, isPattern: Bool) -> Step? {
        guard rest.first == "\"" else {
            let inside = String(String.UnicodeScalarView(rest.prefix { $0 != "]" }))
            rest = rest.dropFirst(inside.unicodeScalars.count)
            guard rest.popFirst() == "]" else { return nil }
            if inside == "*", isPattern { return .anyIndex }
            return Int(inside).map { .index($0) }
        }
        rest.removeFirst()
        var key = String.UnicodeScalarView()
        while let scalar = rest.popFirst() {
            if scalar == "\"" { return rest.popFirst() == "]" ? .key(String(key)) : nil }
            if scalar == "\\" {
                guard let escaped = rest.popFirst() else { return nil }
                key.append(escaped)
            } else {
                key.append(scalar)
            }
        }
        return nil
    }
}
