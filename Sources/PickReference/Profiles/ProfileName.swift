package import PickModel

/// A reference that names can be held to, by the word that options and configurations have for it.
package enum ProfileName: String, Sendable, CaseIterable {
    /// The one whose names most of the first level are, else none.
    case auto
    case none
    /// The divisions of China.
    case cn
    /// The cities and counties of Taiwan.
    case tw
    /// The prefectures of Japan.
    case jp
    /// The states of the United States.
    case us
    /// The states of India.
    case india = "in"

    /// The profiles that know the names of the first level, and no more.
    static let small: [ProfileName] = [.tw, .jp, .us, .india]

    /// Whether data are held to the divisions of China.
    package func holdsChina(_ tree: NamedTree, _ kind: DatasetKind) -> Bool {
        kind == .regions && (self == .cn || self == .auto && ChinaSigns.fit(tree, kind))
    }
}
