import FuzzChecks

/// What libFuzzer calls with each input.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let bytes = unsafe [UInt8](UnsafeBufferPointer(start: start, count: count))
    // Anything else goes to another reader.
    guard bytes.starts(with: "bplist".utf8) else { return -1 }
    Checks.read(bytes)
    return 0
}
