package import PickDiagnostics

extension DiagnosticCode {
    /// Every code of property lists, in the order of their ids; a test compares it with the declarations.
    package static let ofPropertyLists = [
        emptyFile, notXml, truncated, tagMismatch, tagSyntax, unknownElement, keyOutsideDict, plistEmpty,
        plistTwoValues, nestedPlist, textInContainer, keyWithoutValue, valueWithoutKey, elementInLeaf,
        boolNotEmpty, integerSyntax, integerRange, realSyntax, dateSyntax, base64, extraContent,
        xmlDeclaration, encodingUnknown, encodingMismatch, badUtf8, badUtf16, badEncodedText, badCharacter,
        charref, entity, commentSyntax, textSyntax, attribute, doctypeSyntax, dtdInternalSubset, depth,
        tooLarge, tooManyFindings, duplicateKey, binaryMagic, binaryVersion, binaryTrailer, objectOffset,
        objectLength, objectRef, marker, keyType, stringEncoding, cycle, expansion, jsonSyntax, taggedJson,
        unwritableValue, appleRejects, appleDiffers, encodingNotUtf8, bom, noDoctype, doctypeUnknown,
        noPlistElement, noPlistVersion, plistVersion, unknownAttribute, namespace,
        keysDifferOnlyByNormalization, depthOverIosLimit, integerHex, integerLeadingZeros,
        numberWhitespace, realNotFinite, realOverflow, realUnderflow, dateWhitespace, dateReduced,
        dateUnusualYear, dateLeapSecond, dateFraction, base64Noncanonical, crInString, nullValue, setValue,
        bplistVersion, bplistTrailer, bplistOverlap,
    ]
}
