internal import PickBytes
internal import PickDiagnostics

/// Checks every object that can be reached from the root, once, before anything is built from them.
///
/// A walk in depth with a stack of its own, at most 512 frames. An object that was seen is not entered again: what
/// it unfolds to, in nodes and in bytes, is added up instead, and the walk ends when a sum passes the limits. So
/// a file of n bytes costs O(n), whatever its objects say, and whoever unfolds it afterwards knows the price.
struct BinaryValidator: ~Copyable {
    /// What is known of an object.
    struct State {
        static let unseen: UInt8 = 0
        /// A container that is being walked: to meet it again is a cycle.
        static let open: UInt8 = 1
        static let container: UInt8 = 2
        static let leaf: UInt8 = 3
        static let string: UInt8 = 4
        /// A string whose ``Measure/nodes`` is the hash of its text.
        static let key: UInt8 = 5
        /// A key that may have another spelling in Unicode.
        static let respellableKey: UInt8 = 6
        /// A fault was reported.
        static let bad: UInt8 = 7
    }

    /// What an object unfolds to.
    struct Measure {
        /// Nodes of a container; the hash of a key; else unused.
        var nodes: UInt32
        /// Bytes of text and data.
        var bytes: UInt32
    }

    /// A container on the way from the root to here.
    struct Frame {
        var object: Int
        var start: Int
        var end: Int
        var content: Int
        /// The next reference.
        var index: Int
        /// References: for a dict, keys and then values.
        var count: Int
        var keyCount: Int
        var nodes: UInt64
        var bytes: UInt64
        /// Levels of containers below this one.
        var height: Int
    }

    let file: BinaryFile
    let limits: BinaryLimits
    var findings: BinaryFindings
    var states: TrivialBuffer<UInt8>
    var measures: TrivialBuffer<Measure>
    /// Levels below a container.
    private var heights: TrivialBuffer<UInt16>
    var stack = TrivialBuffer<Frame>()
    /// For objects that share their place with another one: the first of them.
    ///
    /// Empty when none do.
    private let aliases: [Int: Int]
    /// What was added up so far, which the root unfolds to at least.
    private var totalNodes: UInt64 = 0
    private var totalBytes: UInt64 = 0
    private(set) var isOver = false
    /// What the walk has done: references followed and bytes of leaves looked at.
    private(set) var work = (references: 0, bytes: 0)
    /// Whether an object may lie over another one.
    private(set) var mayOverlap: Bool

    /// `ascends` as told by `BinaryFile.checkTable()`.
    init(_ file: BinaryFile, ascends: Bool, findings: BinaryFindings) {
        self.file = file
        limits = BinaryLimits(fileSize: file.count)
        self.findings = findings
        let count = file.trailer.objectCount
        states = TrivialBuffer(zeroed: count)
        measures = TrivialBuffer(zeroed: count)
        heights = TrivialBuffer(zeroed: count)
        aliases = ascends ? [:] : BinaryPlaces.aliases(in: file)
        mayOverlap = !ascends
    }

    /// Walks from the root; the findings say what came of it.
    mutating func run() {
        totalNodes = 1
        meet(file.trailer.topObject, referenceAt: nil)
        while !isOver, !findings.isFull, let frame = stack.last {
            if frame.index == frame.keyCount, frame.keyCount > 1 { checkKeys(of: frame) }
            if frame.index == frame.count {
                leave(frame)
            } else {
                advance(frame)
            }
        }
    }

    /// Follows references from one that the frame stands at until there is a container to enter or none is left.
    @inline(__always)
    private mutating func advance(_ frame: Frame) {
        let top = stack.count &- 1
        var index = frame.index
        // Stops where the values begin, to look at the keys.
        let stop = index < frame.keyCount ? frame.keyCount : frame.count
        let width = file.trailer.referenceSize
        while index < stop, stack.count == top &+ 1, !isOver {
            let place = frame.content &+ index &* width
            index &+= 1
            stack[top].index = index
            work.references &+= 1
            let reference = file.reference(at: place)
            guard reference < UInt64(file.trailer.objectCount) else {
                report(badReference(reference, at: place))
                continue
            }
            meet(Int(truncatingIfNeeded: reference), referenceAt: place)
        }
    }

    /// An object that a reference of the top frame names (or the root).
    @inline(__always)
    private mutating func meet(_ reference: Int, referenceAt place: Int?) {
        let object = firstAtPlace(reference)
        var isKey = false
        if place != nil {
            let top = stack.count &- 1
            isKey = stack[top].index <= stack[top].keyCount
        }
        var state = states[object]
        if state == State.unseen {
            guard let found = file.object(at: file.offset(of: object)) else {
                states[object] = State.bad
                report(file.fault(at: file.offset(of: object)))
                return
            }
            if !mayOverlap, object &+ 1 < file.trailer.objectCount, found.end > file.offset(of: object &+ 1) {
                mayOverlap = true
            }
            if found.shape.isContainer {
                if isKey { reportKeyType(object) } else { enter(object, found) }
                return
            }
            add(nodes: 0, bytes: UInt64(found.contentSize))
            if isOver { return }
            work.bytes &+= found.contentSize
            state = checkLeaf(object, found)
            states[object] = state
            measures[object].bytes = UInt32(truncatingIfNeeded: found.contentSize)
        } else if state == State.open {
            reportCycle()
            return
        } else if state == State.container {
            if isKey {
                reportKeyType(object)
            } else {
                let measure = measures[object]
                addToTop(nodes: UInt64(measure.nodes), bytes: UInt64(measure.bytes))
                raise(to: Int(heights[object]) &+ 1, object)
            }
            return
        } else if place != nil {
            add(nodes: 0, bytes: UInt64(measures[object].bytes))
        }
        guard place != nil else { return }
        addToTop(nodes: 1, bytes: UInt64(measures[object].bytes))
        guard isKey else { return }
        if state == State.string {
            hashKey(object)
        } else if state == State.leaf {
            reportKeyType(object)
        }
    }

    private mutating func enter(_ object: Int, _ found: BinaryObject) {
        let depth = stack.count + 1
        guard depth <= BinaryLimits.depth else {
            reportDepth(found.range)
            return
        }
        if depth == BinaryLimits.iosDepth + 1 { lintDepth(found.range) }
        states[object] = State.open
        let isDict = found.shape == .dict
        if found.shape == .set { lintSet(found) }
        stack.append(
            Frame(
                object: object,
                start: found.start,
                end: found.end,
                content: found.content,
                index: 0,
                count: isDict ? 2 &* found.count : found.count,
                keyCount: isDict ? found.count : 0,
                nodes: 1,
                bytes: 0,
                height: 0
            )
        )
    }

    private mutating func leave(_ frame: Frame) {
        stack.removeLast()
        states[frame.object] = State.container
        measures[frame.object] = Measure(
            nodes: UInt32(truncatingIfNeeded: frame.nodes),
            bytes: UInt32(truncatingIfNeeded: frame.bytes)
        )
        heights[frame.object] = UInt16(truncatingIfNeeded: frame.height)
        guard !stack.isEmpty else { return }
        // The nodes inside were counted in the totals when they were met.
        let top = stack.count &- 1
        stack[top].nodes &+= frame.nodes
        stack[top].bytes &+= frame.bytes
        stack[top].height = max(stack[top].height, frame.height &+ 1)
        if stack[top].nodes > limits.nodes || stack[top].bytes > limits.bytes { reportExpansion() }
    }

    /// Counts what the container on top has got.
    @inline(__always)
    private mutating func addToTop(nodes: UInt64, bytes: UInt64) {
        let top = stack.count &- 1
        stack[top].nodes &+= nodes
        stack[top].bytes &+= bytes
        add(nodes: nodes, bytes: 0)
        if stack[top].nodes > limits.nodes || stack[top].bytes > limits.bytes { reportExpansion() }
    }

    /// Counts work that is done, and at least that much of what the root unfolds to.
    @inline(__always)
    private mutating func add(nodes: UInt64, bytes: UInt64) {
        totalNodes &+= nodes
        totalBytes &+= bytes
        if totalNodes > limits.nodes || totalBytes > limits.bytes { reportExpansion() }
    }

    /// A container that was measured before hangs below the top frame now, `height` levels with itself.
    private mutating func raise(to height: Int, _ object: Int) {
        let top = stack.count - 1
        stack[top].height = max(stack[top].height, height)
        let depth = stack.count + height
        guard depth > BinaryLimits.iosDepth else { return }
        let start = file.offset(of: object)
        guard depth <= BinaryLimits.depth else {
            reportDepth(start..<start + 1)
            return
        }
        lintDepth(start..<start + 1)
    }

    /// The object that a reference means: of those at one place the first.
    @inline(__always)
    func firstAtPlace(_ reference: Int) -> Int {
        aliases.isEmpty ? reference : aliases[reference] ?? reference
    }

    mutating func stop() { isOver = true }
}
