/// The three descriptors of a run.
package struct Streams: Sendable {
    package var input: Int32
    package var output: Int32
    package var error: Int32

    package init(input: Int32 = 0, output: Int32 = 1, error: Int32 = 2) {
        self.input = input
        self.output = output
        self.error = error
    }
}
