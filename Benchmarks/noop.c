// The base of every ratio: libxml2 parses the file by SAX2 pull, and the handlers only count.
// On one core no program that is told of elements in this way can be faster.
//
//   noop [--counts] FILE     parses FILE; with --counts says what it saw
//   noop --version           says which libxml2 it runs on

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include <libxml/parser.h>
#include <libxml/xmlversion.h>

struct counts {
    long elements, ends, texts, textBytes, cdata, comments, instructions;
};

static void countElement(void *context, const xmlChar *name, const xmlChar *prefix, const xmlChar *uri,
                         int namespaceCount, const xmlChar **namespaces, int attributeCount,
                         int defaultedCount, const xmlChar **attributes) {
    (void)name, (void)prefix, (void)uri, (void)namespaceCount, (void)namespaces;
    (void)attributeCount, (void)defaultedCount, (void)attributes;
    ((struct counts *)context)->elements++;
}

static void countEnd(void *context, const xmlChar *name, const xmlChar *prefix, const xmlChar *uri) {
    (void)name, (void)prefix, (void)uri;
    ((struct counts *)context)->ends++;
}

static void countText(void *context, const xmlChar *text, int length) {
    (void)text;
    struct counts *counts = context;
    counts->texts++;
    counts->textBytes += length;
}

static void countCDATA(void *context, const xmlChar *text, int length) {
    (void)text;
    struct counts *counts = context;
    counts->cdata++;
    counts->textBytes += length;
}

static void countComment(void *context, const xmlChar *text) {
    (void)text;
    ((struct counts *)context)->comments++;
}

static void countInstruction(void *context, const xmlChar *target, const xmlChar *data) {
    (void)target, (void)data;
    ((struct counts *)context)->instructions++;
}

/// Fills the parser's buffer, as far as the file goes.
static int readFile(void *context, char *buffer, int length) {
    int descriptor = *(int *)context;
    int filled = 0;
    while (filled < length) {
        ssize_t count = read(descriptor, buffer + filled, (size_t)(length - filled));
        if (count < 0 && errno == EINTR) continue;
        if (count < 0) return -1;
        if (count == 0) break;
        filled += (int)count;
    }
    return filled;
}

static int closeNothing(void *context) {
    (void)context;
    return 0;
}

int main(int count, char **arguments) {
    if (count == 2 && strcmp(arguments[1], "--version") == 0) {
        printf("%s\n", LIBXML_DOTTED_VERSION);
        return 0;
    }
    int wantsCounts = count == 3 && strcmp(arguments[1], "--counts") == 0;
    if (count != 2 && !wantsCounts) {
        fprintf(stderr, "usage: noop [--counts] FILE\n");
        return 2;
    }
    const char *path = arguments[count - 1];
    int descriptor = open(path, O_RDONLY);
    if (descriptor < 0) {
        perror(path);
        return 2;
    }

    xmlSAXHandler handlers;
    memset(&handlers, 0, sizeof handlers);
    handlers.initialized = XML_SAX2_MAGIC;
    handlers.startElementNs = countElement;
    handlers.endElementNs = countEnd;
    handlers.characters = countText;
    handlers.cdataBlock = countCDATA;
    handlers.comment = countComment;
    handlers.processingInstruction = countInstruction;

    struct counts counts = {0};
    xmlParserCtxtPtr parser = xmlCreateIOParserCtxt(&handlers, &counts, readFile, closeNothing, &descriptor,
                                                    XML_CHAR_ENCODING_NONE);
    if (!parser) {
        fprintf(stderr, "noop: no memory for a parser\n");
        return 2;
    }
    xmlCtxtUseOptions(parser, XML_PARSE_NONET | XML_PARSE_HUGE);
    xmlParseDocument(parser);
    int isWellFormed = parser->wellFormed;
    xmlFreeParserCtxt(parser);
    close(descriptor);

    if (!isWellFormed) {
        fprintf(stderr, "noop: %s is not well-formed\n", path);
        return 1;
    }
    if (wantsCounts) {
        printf("elements %ld, ends %ld, texts %ld of %ld bytes, cdata %ld, comments %ld, instructions %ld\n",
               counts.elements, counts.ends, counts.texts, counts.textBytes, counts.cdata, counts.comments,
               counts.instructions);
    }
    return 0;
}
