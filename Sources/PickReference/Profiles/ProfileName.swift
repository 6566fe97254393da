/// A reference that names can be held to, by the word that options and configurations have for it.
package enum ProfileName: String, Sendable, CaseIterable {
    /// `cn` where most names of the first level are its provinces, else none.
    case auto
    case none
    /// The divisions of China.
    case cn
}
