internal import PickCommand

#if canImport(Darwin)
    internal import Darwin
#elseif canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#endif

exit(PickCommand.CommandLine.run(arguments: Array(Swift.CommandLine.arguments.dropFirst())))
