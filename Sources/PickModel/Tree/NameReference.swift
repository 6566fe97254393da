/// Another place of the file where an entry's name stands, and by which the entry is found: a key, or the name in another row.
///
/// Who changes the name has to change it there too.
package struct NameReference: Sendable, Equatable {
    /// The node that is the entry's name.
    package let name: Int
    /// The node in whose text it stands again.
    package let place: Int
    /// The byte of that text where it begins.
    package let offset: Int
    /// The dictionary that `place` is a key of; nil where it is a value.
    package let dict: Int?
}
