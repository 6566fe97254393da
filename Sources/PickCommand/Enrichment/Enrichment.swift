internal import PickExport
internal import PickModel
internal import PickReference
internal import PropertyList

/// What the reference adds to picker data on their way from reading to writing: codes, readings, other forms of names.
struct Enrichment: Sendable, Equatable {
    var fields: [EnrichmentField] = []
    var names: NameStyle?
    var profile = ProfileName.auto

    init() {}

    init(_ arguments: ParsedArguments) {
        var fields: [EnrichmentField] = []
        for field in arguments[EnrichmentOptions.add].flatMap({ $0 }) where !fields.contains(field) {
            fields.append(field)
        }
        self.fields = fields
        names = arguments[EnrichmentOptions.names]
        profile = arguments[ProfileOptions.profile] ?? .auto
    }

    /// Whether nothing is to be added.
    var isEmpty: Bool { fields.isEmpty && names == nil }

    /// The data with what was added, recognized anew, and what to tell about it.
    struct Outcome {
        var document: Document
        var recognition: Recognition
        var dataset: Dataset
        var sentences: [String]
        /// Whether nodes have the places of the source.
        var hasSourcePlaces: Bool
    }

    /// Adds what the reference knows.
    ///
    /// Names that it does not know for sure get nothing, and are told. With `keepsPlaces` nodes have the places of the
    /// source where the layout has room for what is added, and comments no certain order.
    func apply(
        _ dataset: Dataset,
        _ recognition: Recognition,
        keepsPlaces: Bool = false
    ) throws(Rearrangement.Refusal) -> Outcome {
        guard let found = names(of: dataset) else {
            throw Rearrangement.Refusal(
                "`--add` and `--names` ask the reference, which knows regions of China, and "
                    + (dataset.kind == .menu
                        ? "this is a menu." : "these are none: `--profile cn` asks all the same.")
            )
        }
        let values = EnrichmentValues(found, self)
        let nameKey =
            recognition.levels.last?.names.first.flatMap { $0 == "string" || $0 == "*" ? nil : $0 } ?? "name"
        let document = RecordAdditions.write(
            dataset,
            nameKey: nameKey,
            makesRecords: true,
            keepsPlaces: keepsPlaces
        ) { values.addition($0) }
        guard let document else {
            // Names that are keys of dictionaries have no room for more: records are made of them first.
            guard let written = LayoutWriter.write(dataset, as: .codes, isLone: false) else {
                throw Rearrangement.Refusal(
                    "This layout has no room for what is to be added: choose another with `--as`."
                )
            }
            let (again, records) = try recognized(written.document)
            guard dataset.kind == .regions, records.tree.count == dataset.tree.count else {
                throw Rearrangement.Refusal(
                    "This layout has no room for what is to be added: choose another with `--as`."
                )
            }
            return try apply(records, again)
        }
        let (again, enriched) = try recognized(document)
        return Outcome(
            document: document,
            recognition: again,
            dataset: enriched,
            sentences: values.sentences,
            hasSourcePlaces: keepsPlaces
        )
    }

    private func recognized(_ document: Document) throws(Rearrangement.Refusal) -> (Recognition, Dataset) {
        let recognition = DatasetRecognizer.recognize(
            document,
            hints: RecognitionHints(kind: .regions),
            evidence: ChinaEvidence()
        )
        guard let dataset = recognition.dataset else {
            throw Rearrangement.Refusal(
                "The layout would no longer be read as regions: choose another with `--as`."
            )
        }
        return (recognition, dataset)
    }

    private func names(of dataset: Dataset) -> DatasetNames? {
        guard profile.holdsChina(dataset.tree, dataset.kind) else { return nil }
        return DatasetNames(dataset.tree, keepsMeanings: true)
    }
}
