internal import PropertyList
internal import PickDiagnostics
internal import PickBytes
for path in CommandLine.arguments.dropFirst() {
    let r = try PropertyListReader.read(ByteSource.file(path: path))
    print("==", path, r.document == nil ? "NO" : "ok \(r.document!.count)")
    for f in r.findings {
        let p = f.range.flatMap { r.source?.position(of: $0.lowerBound) }
        print(
            "\(p?.line ?? 0)\t\(p?.column ?? 0)\t\(f.code.name)\t\(f.severity)\t\(f.dataPath ?? "-")\t\(f.message)"
        )
    }
}
