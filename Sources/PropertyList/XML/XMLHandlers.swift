internal import CLibXML2

/// The state behind libxml2's user pointer.
@inline(__always)
@unsafe private func state(_ data: UnsafeMutableRawPointer?) -> UnsafeMutablePointer<XMLReaderState> {
    unsafe data.unsafelyUnwrapped.assumingMemoryBound(to: XMLReaderState.self)
}

/// The handlers that turn libxml2's events into those of ``XMLReaderState``.
///
/// None captures anything.
///
/// The handlers for entities must be there: without them libxml2 drops unknown entities in silence as soon as the
/// document type has an external id.
@unsafe func xmlHandlers() -> xmlSAXHandler {
    var handler = unsafe xmlSAXHandler()
    unsafe handler.initialized = UInt32(XML_SAX2_MAGIC)
    unsafe handler.startElementNs = {
        data,
        name,
        prefix,
        uri,
        namespaceCount,
        namespaces,
        attributeCount,
        _,
        attributes in
        let tag = unsafe XMLStartTag(
            prefix: prefix,
            uri: uri,
            namespaceCount: namespaceCount,
            namespaces: namespaces,
            attributeCount: attributeCount,
            attributes: attributes
        )
        unsafe state(data).pointee.startElement(name, tag)
    }
    unsafe handler.endElementNs = { data, _, _, _ in unsafe state(data).pointee.endElement() }
    unsafe handler.characters = { data, text, count in
        guard let text = unsafe text else { return }
        unsafe state(data).pointee.characters(text, count: Int(count))
    }
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
        isIllFormed = true
        if code == Int32(XML_ERR_HYPHEN_IN_COMMENT.rawValue) { unsafe xmlStopParser(parser) }
    }
}
