import Foundation
import TestTools
import Testing

@testable import PickReporters

/// What an independent reader finds in a report.
struct ParsedReport: Decodable {
    /// The message of each finding, with what the format puts around it.
    let messages: [String]
    /// Everything else that is text: attributes, properties, notes.
    let rest: [String]

    /// Reads a report with Python; fails where it is not well-formed.
    init(_ text: String, _ format: ReportFormat) throws {
        let python = try #require(ExternalTool.python)
        let outcome = try python.run(["-c", Self.script, format.rawValue], input: Array(text.utf8))
        #expect(outcome.status == 0)
        self = try JSONDecoder().decode(ParsedReport.self, from: Data(outcome.output))
    }

    private static let script = #"""
        import html.parser, json, re, sys
        import xml.etree.ElementTree as ET

        text = sys.stdin.buffer.read().decode("utf-8")
        messages, rest = [], []

        def strings(value):
            if isinstance(value, str): rest.append(value)
            elif isinstance(value, dict):
                for key in value: strings(value[key])
            elif isinstance(value, list):
                for item in value: strings(item)

        def element(node):
            rest.extend(node.attrib.values())
            rest.extend([node.text or "", node.tail or ""])
            for child in node: element(child)

        class Page(html.parser.HTMLParser):
            def __init__(self):
                super().__init__()
                self.open, self.rows, self.tags = [], 0, set()
            def handle_starttag(self, tag, attributes):
                self.tags.add(tag)
                rest.extend(value or "" for _, value in attributes)
                if tag == "p" and "td" in self.open: messages.append("")
                if tag not in ("meta", "input", "rect"): self.open.append(tag)
            def handle_endtag(self, tag):
                assert tag == "rect" or self.open.pop() == tag, tag
            def handle_startendtag(self, tag, attributes):
                rest.extend(value or "" for _, value in attributes)
            def handle_data(self, data):
                if self.open and self.open[-1] == "p" and "td" in self.open: messages[-1] += data
                elif not self.open or self.open[-1] not in ("style", "script"): rest.append(data)

        kind = sys.argv[1]
        if kind == "text":
            for line in text.split("\n"):
                match = re.search(r"(?:error|warning|info)\[PD\d{3} [a-z-]+\]: (.*)", line)
                if match: messages.append(match[1])
                else: rest.append(line)
        elif kind == "concise":
            for line in text.splitlines():
                match = re.fullmatch(r"(.+?):(\d+):(\d+): (error|warning|info) (PD\d{3}) ([a-z-]+) (.*)", line)
                messages.append(match[7])
        elif kind == "compiler":
            for line in text.splitlines():
                match = re.fullmatch(r"(.+?):(\d+):(\d+): (error|warning|remark|note): (.*)", line)
                if match[4] == "note":
                    rest.append(match[5])
                else:
                    messages.append(re.fullmatch(r"(.*) \[PD\d{3} [a-z-]+\]", match[5])[1])
        elif kind == "github":
            for line in text.splitlines():
                match = re.fullmatch(r"::(error|warning|notice) file=([^:,]*)((?:,\w+=[^:,]*)*)::(.*)", line)
                messages.append(match[4].replace("%0A", "\n").replace("%25", "%"))
        elif kind == "json":
            report = json.loads(text)
            messages = [finding["message"] for finding in report["findings"]]
            strings(report)
        elif kind == "jsonl":
            # Not splitlines, which also splits at U+2028.
            for line in text.split("\n")[:-1]:
                finding = json.loads(line)
                messages.append(finding["message"])
                strings(finding)
        elif kind == "gitlab":
            report = json.loads(text)
            messages = [issue["description"] for issue in report]
            strings(report)
        elif kind == "sarif":
            report = json.loads(text)
            messages = [result["message"]["text"] for run in report["runs"] for result in run["results"]]
            strings(report)
        elif kind == "junit":
            root = ET.fromstring(text.encode())
            for case in root.iter("testcase"):
                if case.get("name") == "no findings": continue
                failure, output = case.find("failure"), case.find("system-out")
                messages.append(failure.get("message") if failure is not None else output.text)
            element(root)
        elif kind == "checkstyle":
            root = ET.fromstring(text.encode())
            messages = [error.get("message") for error in root.iter("error")]
            element(root)
        elif kind == "html":
            page = Page()
            page.feed(text)
            page.close()
            assert page.open == [], page.open
            assert page.tags.isdisjoint({"img", "b1", "iframe", "link"}), page.tags
        json.dump({"messages": messages, "rest": rest}, sys.stdout)
        """#
}
