#pragma once

#include <libxml/xmlversion.h>
// Debian builds libxml2 with ICU, and libxml/encoding.h then includes ICU's headers. They clash with the ICU
// inside Foundation whenever a test imports both, but only in a build from scratch. The handler struct that
// looks shorter without this is only ever used through pointers.
#undef LIBXML_ICU_ENABLED
#include <libxml/SAX2.h>
#include <libxml/parser.h>
#include <libxml/parserInternals.h>
#include <libxml/xmlerror.h>
#include <iconv.h>

#ifndef LIBXML_SAX1_ENABLED
#error "This libxml2 was built without its SAX1 interface, which pickdata reads elements through."
#endif

// Later releases mark these members of the context as deprecated, with no other way to the same facts.
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wdeprecated-declarations"

/// The version of the library that runs, as its number in decimal digits: 20914 is 2.9.14. More may follow.
static inline const char *pick_xml_version(void) { return xmlParserVersion; }

/// Bytes of the decoded input in front of the parser's current byte.
static inline long pick_offset(xmlParserCtxtPtr ctxt) {
    const xmlParserInput *input = ctxt->input;
    return (long)input->consumed + (input->cur - input->base);
}

/// Lets `pick_offset` count from `origin` on; before the first byte is parsed.
static inline void pick_set_origin(xmlParserCtxtPtr ctxt, long origin) {
    ctxt->input->consumed += (unsigned long)origin;
}

/// The parser's current byte.
static inline const xmlChar *pick_current(xmlParserCtxtPtr ctxt) { return ctxt->input->cur; }

/// The first byte that is still in memory; the byte before the current one is there when it differs.
static inline const xmlChar *pick_base(xmlParserCtxtPtr ctxt) { return ctxt->input->base; }

/// The byte behind the last one in memory.
static inline const xmlChar *pick_end(xmlParserCtxtPtr ctxt) { return ctxt->input->end; }

/// Where `text` ends, in bytes of the decoded input: it lies in the parser's buffer, or the parser stands behind it.
static inline long pick_text_end(xmlParserCtxtPtr ctxt, const xmlChar *text, long count) {
    const xmlParserInput *input = ctxt->input;
    unsigned long end = (unsigned long)(text + count) - (unsigned long)input->base;
    unsigned long limit = (unsigned long)(input->end - input->base);
    return (long)input->consumed + (end <= limit ? (long)end : input->cur - input->base);
}

/// How many attributes the start tag that is being read has room for: it grows while the tag is still open.
static inline int pick_attribute_room(xmlParserCtxtPtr ctxt) { return ctxt->maxatts / 2; }

/// Has elements told by the handlers of SAX1; once the parse has begun, which chooses SAX2 by the magic number alone.
static inline void pick_use_sax1(xmlParserCtxtPtr ctxt) { ctxt->sax2 = 0; }

static inline int pick_is_well_formed(xmlParserCtxtPtr ctxt) { return ctxt->wellFormed; }

/// The name as the parser's own dictionary keeps it: equal names are equal pointers.
static inline const xmlChar *pick_intern(xmlParserCtxtPtr ctxt, const char *name) {
    return xmlDictLookup(ctxt->dict, (const xmlChar *)name, -1);
}

#pragma GCC diagnostic pop

static void pick_ignore_generic_error(void *context, const char *message, ...) {
    (void)context;
    (void)message;
}

/// libxml2's converters print through the generic handler; nothing of it may reach the terminal.
static inline void pick_silence(void) {
    xmlSetGenericErrorFunc(NULL, pick_ignore_generic_error);
}
