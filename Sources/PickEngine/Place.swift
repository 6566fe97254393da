extension PickerState {
    /// Somewhere that the wheels can go to.
    public struct Place: Sendable, Equatable {
        /// Its titles, as ``PickerState/selectedPath`` has them.
        public let path: [String]
        /// The code of the last of them; nil where it has none.
        public let code: String?
        /// The row in each wheel, as far as the path goes; nil for a wheel without rows.
        public let rows: [Int?]
    }
}
