internal import PickBytes
internal import PickReporters

#if canImport(Darwin)
    internal import Darwin
#elseif canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#endif

/// Draws the wheels on a terminal and turns them by its keys, until something is chosen.
struct WheelLoop {
    let input: Int32
    let output: Int32
    let style: Style

    /// How long an escape byte waits for the rest of a sequence, in milliseconds.
    private static let patience: Int32 = 50

    /// How it ended.
    enum Ending {
        case chosen, cancelled
        /// The terminal cannot be made raw.
        case unusable
    }

    func run(_ screen: inout WheelScreen) -> Ending {
        guard RawTerminal.enter(input: input, output: output) else { return .unusable }
        defer { RawTerminal.leave() }
        var decoder = KeyDecoder()
        var size = RawTerminal.size(output)
        while true {
            guard draw(screen, size) else { return .cancelled }
            guard let ready = wait(decoder.isWaiting ? Self.patience : -1) else { continue }
            if ready.hasNotice {
                switch takeNotice() {
                case .suspended: RawTerminal.suspend()
                case .continued: RawTerminal.resume()
                case .resized, nil: break
                }
                size = RawTerminal.size(output)
            }
            var keys: [Key] = []
            if ready.hasInput {
                guard let bytes = read() else { return .cancelled }
                keys = decoder.feed(bytes)
            } else if !ready.hasNotice {
                keys = decoder.flush()
            }
            for key in keys {
                let page = WheelDrawing(screen: screen, size: size, style: .plain).wheelHeight
                switch screen.handle(key, page: page) {
                case .chosen: return .chosen
                case .cancelled: return .cancelled
                case .suspended: RawTerminal.suspend()
                case nil: break
                }
            }
        }
    }

    /// The whole picture in one write; false when the terminal is gone.
    private func draw(_ screen: WheelScreen, _ size: TerminalSize) -> Bool {
        var out = ByteWriter(to: .descriptor(output))
        out.append("\u{1B}[H")
        for (index, line) in WheelDrawing(screen: screen, size: size, style: style).lines.enumerated() {
            if index > 0 { out.append("\r\n") }
            out.append(line)
            out.append("\u{1B}[K")
        }
        out.append("\u{1B}[J")
        out.flush()
        return out.failure == 0
    }

    /// Waits for the terminal or a signal; nil when a signal has come, whose byte the next call finds.
    private func wait(_ milliseconds: Int32) -> (hasInput: Bool, hasNotice: Bool)? {
        var polls = [
            pollfd(fd: input, events: Int16(POLLIN), revents: 0),
            pollfd(fd: RawTerminal.notices, events: Int16(POLLIN), revents: 0),
        ]
        let count = unsafe poll(&polls, nfds_t(polls.count), milliseconds)
        guard count >= 0 else { return nil }
        return (polls[0].revents != 0, polls[1].revents != 0)
    }

    private func takeNotice() -> RawTerminal.Notice? {
        var byte: UInt8 = 0
        guard unsafe Self.read(RawTerminal.notices, &byte, 1) == 1 else { return nil }
        return RawTerminal.Notice(rawValue: byte)
    }

    /// What the terminal has sent; nil when it is gone.
    private func read() -> [UInt8]? {
        var bytes = [UInt8](repeating: 0, count: 256)
        let count = unsafe Self.read(input, &bytes, bytes.count)
        if count < 0, errno == EINTR || errno == EAGAIN { return [] }
        return count > 0 ? Array(bytes[..<count]) : nil
    }

    @unsafe private static func read(_ descriptor: Int32, _ bytes: UnsafeMutableRawPointer, _ count: Int)
        -> Int
    {
        #if canImport(Darwin)
            unsafe Darwin.read(descriptor, bytes, count)
        #elseif canImport(Glibc)
            unsafe Glibc.read(descriptor, bytes, count)
        #else
            unsafe Musl.read(descriptor, bytes, count)
        #endif
    }
}
