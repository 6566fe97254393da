internal import PickExport
internal import PickModel
internal import PropertyList

/// Changes of levels and rows, before anything is written.
extension ConversionWriter {
    /// Front ends' data without the rows that only fill their levels, which is told.
    func unpadded(_ dataset: Dataset) -> Dataset {
        let (rest, count) = PaddingRows.removedFromFrontEnd(dataset)
        if let sentence = EditNotes.leftOut(count) { session.complain("\(path): \(sentence)") }
        return rest
    }

    /// The data with what the reference knows, before rows and layout are changed; nil where it is not asked.
    func enriched(
        _ dataset: Dataset,
        _ recognition: Recognition,
        keepsPlaces: Bool = false
    ) throws(ConversionFailure) -> Enrichment.Outcome? {
        guard !settings.enrichment.isEmpty else { return nil }
        do {
            let outcome = try settings.enrichment.apply(dataset, recognition, keepsPlaces: keepsPlaces)
            for sentence in outcome.sentences { session.complain("\(path): \(sentence)") }
            return outcome
        } catch {
            throw .faulty([error.finding], try sourceText(dataset.document.format))
        }
    }

    func edited(
        _ dataset: Dataset,
        _ rearrangement: Rearrangement
    ) throws(ConversionFailure) -> Dataset {
        do {
            let (edited, sentences) = try rearrangement.edited(dataset)
            for sentence in sentences { session.complain("\(path): \(sentence)") }
            return edited
        } catch {
            throw .faulty([error.finding], try sourceText(dataset.document.format))
        }
    }

    func edited(_ dataset: Dataset, _ recognition: Recognition) throws(ConversionFailure) -> Document {
        var rearrangement = settings.rearrangement
        if rearrangement.layout == nil, let layout = layout(for: dataset, recognition) {
            rearrangement.layout = layout
            if dataset.document.format == .json {
                session.complain("\(path): the layout becomes '\(layout.rawValue)'; `--as` chooses another")
            }
        }
        let staysAsItIs = settings.format.isJSON && rearrangement.isEmpty
        if !staysAsItIs, rearrangement.edits.padding == .none,
            PaddingRows.removedFromFrontEnd(dataset).count > 0
        {
            rearrangement.edits.padding = .removedWhereCertain
        }
        do {
            let outcome = try rearrangement.apply(dataset, recognition)
            for sentence in outcome.sentences { session.complain("\(path): \(sentence)") }
            return outcome.document
        } catch {
            throw .faulty([error.finding], try sourceText(dataset.document.format))
        }
    }

    /// The layout for data that have none of a property list; nil where theirs stays.
    func layout(for dataset: Dataset, _ recognition: Recognition) -> TargetLayout? {
        let isJSON = dataset.document.format == .json && settings.format.isJSON
        let staysJSON = isJSON && (!recognition.isUnfolded || settings.rearrangement.isEmpty)
        return staysJSON || settings.hints.kind == .plist
            ? nil : TargetLayout.forTables(dataset, recognition)
    }
}
