internal import CLibXML2

/// The state behind libxml2's user pointer.
@inline(__always)
@unsafe private func state(_ data: UnsafeMutableRawPointer?) -> UnsafeMutablePointer<XMLReaderState> {
    unsafe data.unsafelyUnwrapped.assumingMemoryBound(to: XMLReaderState.self)
}

// The three handlers that are called for every element. C functions, not closures: a closure is reached through a
// thunk, which costs a tenth of what the reader adds to the parse.

@c @unsafe
private func pickStartElement(
    _ data: UnsafeMutableRawPointer?,
    _ name: UnsafePointer<xmlChar>?,
    _ attributes: UnsafeMutablePointer<UnsafePointer<xmlChar>?>?
) {
    unsafe state(data).pointee.startElement(name, XMLAttributes(attributes))
}

@c @unsafe
private func pickEndElement(_ data: UnsafeMutableRawPointer?, _ name: UnsafePointer<xmlChar>?) {
    unsafe state(data).pointee.endElement()
}

@c @unsafe
private func pickCharacters(
    _ data: UnsafeMutableRawPointer?,
    _ text: UnsafePointer<xmlChar>?,
    _ count: Int32
) {
    unsafe state(data).pointee.characters(text.unsafelyUnwrapped, count: Int(count))
}

/// The handlers that turn libxml2's events into those of ``XMLReaderState``.
///
/// None captures anything.
///
/// Those for elements are SAX1's: property lists have no namespaces, and without them libxml2 needs a tenth less time
/// (`Benchmarks/README.md`). The magic number stands for SAX2, but without it nobody would be told of errors as values;
/// so the level is set when the first handler is called.
///
/// The handlers for entities must be there: without them libxml2 drops unknown entities in silence as soon as the
/// document type has an external id.
@unsafe func xmlHandlers() -> xmlSAXHandler {
    var handler = unsafe xmlSAXHandler()
    unsafe handler.initialized = UInt32(XML_SAX2_MAGIC)
    unsafe handler.setDocumentLocator = { data, _ in unsafe pick_use_sax1(state(data).pointee.parser) }
    unsafe handler.startDocument = { data in unsafe state(data).pointee.startDocument() }
    unsafe handler.startElement = pickStartElement
    unsafe handler.endElement = pickEndElement
    unsafe handler.characters = pickCharacters
    unsafe handler.ignorableWhitespace = unsafe handler.characters
    unsafe handler.cdataBlock = { data, text, count in
        guard let text = unsafe text else { return }
        unsafe state(data).pointee.cdata(text, count: Int(count))
    }
    unsafe handler.comment = { data, text in
        guard let text = unsafe text else { return }
        unsafe state(data).pointee.comment(text)
    }
    unsafe handler.processingInstruction = { data, target, _ in
        unsafe state(data).pointee.processingInstruction(target)
    }
    unsafe handler.internalSubset = { data, name, publicID, systemID in
        unsafe state(data).pointee.doctype(name, publicID: publicID, systemID: systemID)
    }
    unsafe handler.getEntity = { _, name in unsafe xmlGetPredefinedEntity(name) }
    unsafe handler.reference = { data, _ in unsafe state(data).pointee.unknownEntity() }
    // Nothing may be printed. What libxml2 thinks of the input is in its `wellFormed`, once it is done.
    unsafe handler.serror = { data, error in
        guard let error = unsafe error, unsafe error.pointee.level == XML_ERR_FATAL else { return }
        unsafe state(data).pointee.becomeIllFormed(code: error.pointee.code)
    }
    return unsafe handler
}

extension XMLReaderState {
    /// The parser stands behind the XML declaration.
    mutating func startDocument() { contentStart = offset }

    /// An entity that libxml2 does not know but passes over, since a DTD it did not read might declare it.
    mutating func unknownEntity() {
        hasUnknownEntity = true
        stop()
    }

    /// libxml2 has found a fault.
    ///
    /// It tells nothing more, so it gets no more bytes either.
    ///
    /// A comment is the one place where it must not even go on in what it has: for each `--` it copies the whole
    /// comment so far into the error. It looks whether it was stopped right behind that error.
    mutating func becomeIllFormed(code: Int32) {
        if !isIllFormed { faultOffset = offset }
        isIllFormed = true
        if code == Int32(XML_ERR_HYPHEN_IN_COMMENT.rawValue) { unsafe xmlStopParser(parser) }
    }
}
