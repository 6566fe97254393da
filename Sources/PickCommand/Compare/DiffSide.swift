internal import PickModel

/// One of the two files of `diff`, read and recognized.
struct DiffSide {
    let input: Input
    let settings: FileSettings
    let file: ReadInput
    let recognition: Recognition
    let dataset: Dataset

    init(_ item: CheckInputs.Item, _ session: Session) throws(ConversionFailure) {
        input = item.input
        settings = item.settings
        file = try ReadInput(item.input, in: session)
        recognition = file.recognition(item.settings.hints, in: session)
        guard let dataset = recognition.dataset else {
            throw .faulty(recognition.findings, try file.text())
        }
        self.dataset = dataset
    }

    /// Levels, from 0 and without sections, whose names are keys of dictionaries: most readers lose their order.
    var unorderedLevels: Set<Int> {
        let levels = recognition.levels.filter { !$0.isSections }
        return Set(levels.indices.filter { levels[$0].orderIsLost })
    }
}
