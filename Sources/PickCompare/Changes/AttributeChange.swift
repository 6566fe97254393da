internal import PickModel
internal import PropertyList

/// One attribute that two files give a place differently.
package struct AttributeChange: Sendable, Equatable {
    /// The key; `code` where a place has a code in one of the files only; empty for values without a key.
    package let key: String
    /// What the old file says; nil where it says nothing.
    package let old: Value?
    /// What the new file says; nil where it says nothing.
    package let new: Value?

    /// A value, as text.
    package struct Value: Sendable, Equatable {
        /// A string or number as people write it; the name of the type for others.
        package let text: String
        /// What it is, in the words of XML property lists.
        package let type: String

        init(text: String, type: String) {
            self.text = text
            self.type = type
        }

        init(_ attribute: Attribute) {
            type = attribute.kind.word
            text = attribute.text ?? type
        }
    }
}
