import Foundation
import TestTools

/// Swift's compiler, which sees the library as it was built for the tests.
enum LibraryCompiler {
    static let tool = ExternalTool("swiftc")

    /// Whether the files compile; what the compiler says goes to standard error.
    static func takes(_ files: [String], _ flags: [String]) throws -> Bool {
        guard let tool else { return false }
        var arguments = ["-typecheck", "-I", Repository.products.appending(path: "Modules").path]
        for library in ["CLibXML2", "CSQLite"] {
            arguments += ["-I", Repository.root.appending(path: "Sources/\(library)").path]
        }
        let headers = try ExternalTool("pkg-config")?.run(["--cflags-only-I", "libxml-2.0"]).output ?? []
        arguments += String(decoding: headers, as: UTF8.self).split { $0.isWhitespace }.map(String.init)
        return try tool.run(arguments + flags + files).status == 0
    }
}
