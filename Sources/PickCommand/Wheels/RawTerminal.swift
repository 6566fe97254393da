#if canImport(Darwin)
    internal import Darwin
#elseif canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#endif

/// A terminal in raw mode with a screen of its own, and the way back from it whatever happens.
///
/// There is one in a process. Signals that end the process put everything back first; the others become bytes of a
/// pipe, for ``WheelLoop`` to read when it likes.
enum RawTerminal {
    /// A signal that asks for something other than the end.
    enum Notice: UInt8 {
        case resized = 1
        case continued, suspended
    }

    private static let enterSequence: StaticString = "\u{1B}[?1049h\u{1B}[?25l"
    private static let leaveSequence: StaticString = "\u{1B}[0m\u{1B}[?25h\u{1B}[?1049l"
    private static let fatalSignals = [
        SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGABRT, SIGSEGV, SIGBUS, SIGILL, SIGFPE, SIGTRAP, SIGXCPU, SIGSYS,
        SIGUSR1, SIGUSR2, SIGALRM, SIGVTALRM, SIGPROF,
    ]

    /// What a signal handler needs, in plain memory that stands still.
    private struct State {
        var saved = termios()
        var raw = termios()
        var input: Int32 = 0
        var output: Int32 = 0
        var pipe: (read: Int32, write: Int32) = (-1, -1)
        var isRaw = false
    }

    /// Safe although shared: written by the one thread that draws, and only while the handlers may read what is there.
    nonisolated(unsafe) private static let state: UnsafeMutablePointer<State> = {
        let state = UnsafeMutablePointer<State>.allocate(capacity: 1)
        unsafe state.initialize(to: State())
        return unsafe state
    }()
    nonisolated(unsafe) private static var oldActions: [(signal: Int32, action: sigaction)] = []

    /// The descriptor on which notices come.
    static var notices: Int32 { unsafe state.pointee.pipe.read }

    /// Makes the terminal raw and clears it; false when it is none.
    static func enter(input: Int32, output: Int32) -> Bool {
        unsafe state.pointee.input = input
        unsafe state.pointee.output = output
        guard unsafe tcgetattr(input, &state.pointee.saved) == 0, openPipe() else { return false }
        unsafe state.pointee.raw = state.pointee.saved
        unsafe cfmakeraw(&state.pointee.raw)
        installHandlers()
        return resume()
    }

    /// Makes the terminal raw once more, after the process was stopped.
    @discardableResult
    static func resume() -> Bool {
        guard unsafe tcsetattr(state.pointee.input, TCSADRAIN, &state.pointee.raw) == 0 else { return false }
        unsafe state.pointee.isRaw = true
        put(enterSequence)
        return true
    }

    /// Puts the terminal back to what it was.
    static func pause() {
        put(leaveSequence)
        _ = unsafe tcsetattr(state.pointee.input, TCSADRAIN, &state.pointee.saved)
        unsafe state.pointee.isRaw = false
    }

    /// Puts everything back.
    static func leave() {
        if unsafe state.pointee.isRaw { pause() }
        for var old in unsafe oldActions { unsafe sigaction(old.signal, &old.action, nil) }
        unsafe oldActions.removeAll()
        _ = unsafe close(state.pointee.pipe.read)
        _ = unsafe close(state.pointee.pipe.write)
        unsafe state.pointee.pipe = (-1, -1)
    }

    /// Stops the process as Control-Z does elsewhere, and comes back when it goes on.
    static func suspend() {
        pause()
        let handler = signal(SIGTSTP, SIG_DFL)
        _ = raise(SIGTSTP)
        _ = signal(SIGTSTP, handler)
        resume()
    }

    /// How large the terminal is now.
    static func size(_ output: Int32) -> TerminalSize {
        var size = winsize()
        guard unsafe ioctl(output, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else {
            return .usual
        }
        return TerminalSize(columns: Int(size.ws_col), rows: Int(size.ws_row))
    }

    private static func openPipe() -> Bool {
        var ends: [Int32] = [-1, -1]
        guard unsafe pipe(&ends) == 0 else { return false }
        for end in ends {
            _ = fcntl(end, F_SETFD, FD_CLOEXEC)
            _ = fcntl(end, F_SETFL, O_NONBLOCK)
        }
        unsafe state.pointee.pipe = (ends[0], ends[1])
        return true
    }

    private static func put(_ text: StaticString) {
        _ = unsafe write(state.pointee.output, text.utf8Start, text.utf8CodeUnitCount)
    }

    private static func installHandlers() {
        for number in fatalSignals { install(number, end) }
        for number in [SIGWINCH, SIGCONT, SIGTSTP] { install(number, notify) }
    }

    private static func install(_ number: Int32, _ handler: @escaping @convention(c) (Int32) -> Void) {
        var old = sigaction()
        guard unsafe sigaction(number, nil, &old) == 0, unsafe !isIgnored(old) else { return }
        unsafe oldActions.append((number, old))
        _ = signal(number, handler)
    }

    /// `nohup` and shells have some signals ignored; that stays so.
    @unsafe private static func isIgnored(_ action: sigaction) -> Bool {
        #if canImport(Darwin)
            let handler = unsafe action.__sigaction_u.__sa_handler
        #elseif canImport(Glibc)
            let handler = unsafe action.__sigaction_handler.sa_handler
        #else
            let handler = unsafe action.__sa_handler.sa_handler
        #endif
        return unsafe unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
    }

    /// Runs inside the signal: system calls that are allowed there and plain memory, nothing else.
    private static let end: @convention(c) (Int32) -> Void = { number in
        if unsafe RawTerminal.state.pointee.isRaw {
            RawTerminal.put(RawTerminal.leaveSequence)
            _ = unsafe tcsetattr(RawTerminal.state.pointee.input, TCSANOW, &RawTerminal.state.pointee.saved)
        }
        // The default action ends the process with the status that a shell expects.
        _ = signal(number, SIG_DFL)
        _ = raise(number)
    }

    /// Runs inside the signal.
    private static let notify: @convention(c) (Int32) -> Void = { number in
        let old = errno
        var notice: UInt8 =
            switch number {
            case SIGWINCH: Notice.resized.rawValue
            case SIGCONT: Notice.continued.rawValue
            default: Notice.suspended.rawValue
            }
        _ = unsafe write(RawTerminal.state.pointee.pipe.write, &notice, 1)
        errno = old
    }
}
