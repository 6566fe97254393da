/// What a reading may cost, in terms of the file's size.
///
/// Objects of a binary property list may be shared, and shared containers of shared containers unfold
/// exponentially. What they unfold to is counted before anything is built.
struct BinaryLimits {
    /// Levels of containers, as in CoreFoundation.
    static let depth = 512
    /// Levels that iOS reads.
    static let iosDepth = 128

    /// Nodes of the document.
    ///
    /// Without shared containers every node has a reference of at least one byte, so twice the file's size is
    /// beyond what any writer makes; the constant is for small files.
    let nodes: UInt64
    /// Bytes of text and data.
    let bytes: UInt64

    init(fileSize: Int) {
        let size = UInt64(fileSize)
        let most = UInt64(UInt32.max) - 1
        nodes = min(max(1_000_000, 2 * size), most)
        bytes = min(max(32 << 20, 32 * size), most)
    }
}
