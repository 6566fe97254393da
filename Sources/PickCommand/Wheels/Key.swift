/// What somebody presses at the wheels.
enum Key: Sendable, Equatable {
    case up, down, left, right
    case pageUp, pageDown, home, end
    case tab, backTab
    case enter, escape, backspace
    /// Control-C, which is a byte while the terminal is raw.
    case interrupt
    /// Control-Z.
    case suspend
    /// Control-L.
    case redraw
    case character(Character)
}
