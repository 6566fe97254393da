extension PickerState {
    /// What a selection changed, so that a screen can follow.
    public struct Change: Sendable, Equatable {
        /// The components whose rows are others now.
        public let reloaded: Range<Int>
        /// The row that is now selected in each component; nil for one without rows.
        public let selectedRows: [Int?]
        /// How many components there were before.
        public let previousNumberOfComponents: Int

        /// How many components there are now.
        public var numberOfComponents: Int { selectedRows.count }

        /// Whether a component came or went; then all of them have to be laid out anew.
        public var changesNumberOfComponents: Bool { numberOfComponents != previousNumberOfComponents }
    }
}
