// Made by pickdata. Changes belong into the data or .pickdata.json, not here.

import Foundation
import PickData

/// The picker data of this module, which were checked when it was built.
enum PickerData {
    /// What `places.json` holds.
    static let places: PickData.Regions = shippedRegions("places.csv")

    /// The file that was made of `places.json`.
    static let options: URL = shippedFile("options.json")
}

private func shippedRegions(_ name: String) -> PickData.Regions {
    guard case .regions(let data) = shippedDataset(name) else {
        preconditionFailure("\(name) has changed: build the module anew")
    }
    return data
}

private func shippedDataset(_ name: String) -> Dataset {
    do {
        return try Dataset(contentsOf: shippedFile(name).path)
    } catch {
        preconditionFailure("\(name) has changed (\(error)): build the module anew")
    }
}

private func shippedFile(_ name: String) -> URL {
    #if SWIFT_PACKAGE
        let bundle = Bundle.module
    #else
        let bundle = Bundle(for: ShippedMark.self)
    #endif
    guard let file = bundle.url(forResource: name, withExtension: nil) else {
        preconditionFailure("\(name) is not in the bundle: build the module anew")
    }
    return file
}

#if !SWIFT_PACKAGE
    /// Stands in the module whose bundle has the files.
    private final class ShippedMark {}
#endif
