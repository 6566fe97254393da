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
