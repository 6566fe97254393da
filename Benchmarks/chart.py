"""Draws the table as a picture for the README: how many times the no-op parse each command takes at the largest size.

Bars lie on a logarithmic scale, since peers take 10 to 100 times as long. Colours follow the page that shows the picture, light
or dark.
"""

import json
import math
from xml.sax.saxutils import escape

import generate
import report
import workspace
from commands import NOOP, ROWS

WIDTH, LEFT, RIGHT, ROW, BAR, TOP = 760, 190, 60, 22, 14, 76
STYLE = """
    text { font: 12px system-ui, -apple-system, "Segoe UI", "Helvetica Neue", Arial, sans-serif; fill: #1f2328 }
    .title { font-size: 15px; font-weight: 600 }
    .small { font-size: 11px; fill: #59636e }
    .axis { stroke: #d1d9e0; stroke-width: 1 }
    .base { stroke: #59636e; stroke-width: 1; stroke-dasharray: 3 3 }
    .tool { fill: #0969da }
    .peer { fill: #9a6700; opacity: .75 }
    @media (prefers-color-scheme: dark) {
      text { fill: #e6edf3 }
      .small { fill: #9198a1 }
      .axis { stroke: #3d444d }
      .base { stroke: #9198a1 }
      .tool { fill: #4493f8 }
      .peer { fill: #d29922; opacity: .75 }
    }
"""


def bars(all_figures, layout):
    """What is drawn: (name, whether a peer, ratio, size), each row at the largest size that it was measured at."""
    peers = {row.key for row in ROWS if row.is_peer}
    found = {}
    for figures in all_figures:
        if figures.layout != layout or figures.ratio is None or figures.key == NOOP:
            continue
        known = found.get(figures.key)
        if known is None or generate.SIZES[figures.size] > generate.SIZES[known.size]:
            found[figures.key] = figures
    rows = [(key, key in peers, figures.ratio, figures.size) for key, figures in found.items()]
    return sorted(rows, key=lambda row: (row[1], row[2]))


def decades(most):
    """The marks of the scale up to the first one that is not passed."""
    marks, mark = [], 0.5
    for mark in (0.5, 1, 2, 5, 10, 20, 50, 100, 200, 500, 1000):
        marks.append(mark)
        if mark >= most:
            break
    return marks


def position(value, marks):
    """Where a value stands between the first mark and the last one, from 0 to 1."""
    span = math.log(marks[-1] / marks[0])
    return min(1.0, max(0.0, math.log(max(value, marks[0]) / marks[0]) / span))


def svg(all_figures, facts, layout="flat"):
    rows = bars(all_figures, layout)
    if not rows:
        return '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>\n'
    marks = decades(max(row[2] for row in rows))
    bottom = TOP + ROW * len(rows)
    room = WIDTH - LEFT - RIGHT
    largest = max((row[3] for row in rows), key=generate.SIZES.get)
    title = f"Times as long as libxml2 itself needs to read the file, {largest.upper()}B"
    words = "; ".join(f"{name} {ratio:.2f}" for name, _, ratio, _ in rows)
    out = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {bottom + 44}" width="{WIDTH}" '
        f'height="{bottom + 44}" role="img" aria-labelledby="title words">',
        f'<title id="title">{escape(title)}</title>',
        f'<desc id="words">{escape(words)}</desc>',
        f"<style>{STYLE}</style>",
        f'<text class="title" x="12" y="26">{escape(title)}</text>',
        f'<text class="small" x="12" y="46">shorter is better; the scale is logarithmic; peers that would take minutes '
        "were measured at the size behind their name</text>",
    ]
    for mark in marks:
        x = LEFT + room * position(mark, marks)
        kind = "base" if mark == 1 else "axis"
        out.append(f'<line class="{kind}" x1="{x:.1f}" x2="{x:.1f}" y1="{TOP - 10}" y2="{bottom}"/>')
        out.append(f'<text class="small" x="{x:.1f}" y="{bottom + 16}" text-anchor="middle">{mark:g}×</text>')
    for index, (name, is_peer, ratio, size) in enumerate(rows):
        y = TOP + ROW * index
        width = max(2.0, room * position(ratio, marks))
        label = name if size == largest else f"{name} ({size.upper()}B)"
        kind = "peer" if is_peer else "tool"
        out += [
            f'<text x="{LEFT - 8}" y="{y + BAR - 3}" text-anchor="end">{escape(label)}</text>',
            f'<rect class="{kind}" x="{LEFT}" y="{y}" width="{width:.1f}" height="{BAR}" rx="2"/>',
            f'<text class="small" x="{LEFT + width + 6:.1f}" y="{y + BAR - 3}">{ratio:.2f}</text>',
        ]
    note = f"layout {layout}; {facts.get('processor', 'unknown processor')}; libxml2 {facts.get('libxml2', '?')}"
    out.append(f'<text class="small" x="12" y="{bottom + 36}">{escape(note)}</text>')
    return "\n".join(out) + "\n</svg>\n"


def main():
    """Draws the picture anew from results.json."""
    result = json.loads((workspace.HERE / "results.json").read_text(encoding="utf-8"))
    figures = [report.Figures(**row) for row in result["rows"]]
    (workspace.HERE / "chart.svg").write_text(svg(figures, result["facts"]), encoding="utf-8")


if __name__ == "__main__":
    main()
