/// What is counted in one input beside its findings.
package struct ReportCounts: Sendable, Equatable {
    /// Findings that comments or the configuration suppress.
    package var suppressed = 0
    /// Findings that the baseline knows.
    package var baselined = 0
    /// Findings that were mended.
    package var mended = 0
    /// What the names of regions were held to: nil where there are none, or nobody asked; else empty for nothing.
    package var names: String?
    /// Whether it is one of the inputs; else a file that tells the tool what to do.
    package var isInput = true

    package init(isInput: Bool = true) { self.isInput = isInput }
}
