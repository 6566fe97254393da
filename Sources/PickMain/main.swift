internal import PickCommand

#if canImport(Darwin)
    internal import Darwin
#elseif canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#endif

let arguments = Swift.CommandLine.arguments
// Not even the program's own name: Swift reads the arguments of Linux in /proc.
exit(
    arguments.isEmpty
        ? PickCommand.CommandLine.runWithoutArguments()
        : PickCommand.CommandLine.run(arguments: Array(arguments.dropFirst()))
)
