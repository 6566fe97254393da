// All rows as a tree in a table. Only what is in sight is in the document.
const tableRow = 34;

class Table {
  constructor(element, owner) {
    this.element = element;
    this.owner = owner;
    this.tree = owner.tree;
    this.open = new Uint8Array(this.tree.count);
    this.only = null;
    this.current = 0;
    this.pool = new Map();
    this.shown = new Set();
    this.hasCodes = this.tree.codes.length > 0;
    element.classList.toggle("plain", !this.hasCodes);
    const head = make("div", "table-top");
    head.setAttribute("role", "rowgroup");
    const row = make("div", "table-head");
    row.setAttribute("role", "row");
    row.setAttribute("aria-rowindex", 1);
    const columns = [text.name, this.hasCodes && text.code, text.below, text.findings].filter(name => name);
    for (const name of columns) {
      const cell = make("span", name === text.below ? "number" : "", name);
      cell.setAttribute("role", "columnheader");
      row.append(cell);
    }
    head.append(row);
    this.head = row;
    this.body = make("div", "table-body");
    this.body.setAttribute("role", "rowgroup");
    element.append(head, this.body);
    element.setAttribute("aria-colcount", columns.length);
    element.addEventListener("scroll", () => this.draw(), { passive: true });
    element.addEventListener("keydown", event => this.press(event));
    element.addEventListener("click", event => this.click(event));
    new ResizeObserver(() => this.draw()).observe(element);
    this.layOut();
  }

  // Finds out which rows there are, after something was opened or closed.
  layOut() {
    const { tree } = this;
    const entries = [];
    for (let entry = 0; entry < tree.count; ) {
      if (this.only && !this.only[entry]) {
        entry = tree.ends[entry];
        continue;
      }
      entries.push(entry);
      entry = this.only || this.open[entry] ? entry + 1 : tree.ends[entry];
    }
    this.entries = entries;
    this.current = Math.min(this.current, Math.max(0, entries.length - 1));
    this.body.style.height = `${entries.length * tableRow}px`;
    this.element.setAttribute("aria-rowcount", entries.length + 1);
    this.clear();
    this.draw();
  }

  clear() {
    this.pool.forEach(row => row.remove());
    this.pool.clear();
  }

  draw() {
    const top = this.element.scrollTop;
    const sight = this.element.clientHeight || 420;
    const first = Math.max(0, Math.floor(top / tableRow) - 4);
    const last = Math.min(this.entries.length - 1, Math.ceil((top + sight) / tableRow) + 4);
    for (const [index, row] of this.pool) {
      if ((index < first || index > last) && index !== this.current) {
        row.remove();
        this.pool.delete(index);
      }
    }
    for (let index = first; index <= last; index++) this.place(index);
    if (this.entries.length) this.element.setAttribute("aria-activedescendant", this.place(this.current).id);
    else this.element.removeAttribute("aria-activedescendant");
  }

  place(index) {
    let row = this.pool.get(index);
    if (!row) {
      row = this.make(index);
      this.pool.set(index, row);
      // In the order of reading, whatever way the table was scrolled.
      let next = null;
      for (const [other, element] of this.pool) {
        if (other > index && (next === null || other < next.index)) next = { index: other, element };
      }
      this.body.insertBefore(row, next && next.element.parentNode ? next.element : null);
    }
    row.classList.toggle("current", index === this.current);
    const isShown = this.shown.has(this.entries[index]);
    row.classList.toggle("shown", isShown);
    row.setAttribute("aria-selected", isShown);
    return row;
  }

  make(index) {
    const { tree, owner } = this;
    const entry = this.entries[index];
    const row = make("div", "table-row");
    row.id = `row-${index}`;
    row.dataset.index = index;
    row.style.top = `${index * tableRow}px`;
    row.setAttribute("role", "row");
    row.setAttribute("aria-rowindex", index + 2);
    row.setAttribute("aria-level", tree.levels[entry] + 1);
    const name = make("span");
    name.style.paddingInlineStart = `${6 + tree.levels[entry] * 16}px`;
    const twist = make("span", "twist");
    twist.setAttribute("aria-hidden", "true");
    if (tree.counts[entry] > 0) {
      const isOpen = Boolean(this.only || this.open[entry]);
      twist.textContent = isOpen ? "▾" : "▸";
      row.setAttribute("aria-expanded", isOpen);
    }
    name.append(twist, owner.nameOf(entry), ...owner.tagsOf(entry));
    const cells = [name];
    if (this.hasCodes) cells.push(make("span", "", tree.code(entry) || ""));
    cells.push(make("span", "number", tree.hasList(entry) ? number(tree.childCount(entry)) : ""));
    const findings = make("span");
    for (const finding of owner.findingsOf(entry)) {
      findings.append(make("span", `severity ${finding.severity}`, `${finding.code} `), `${finding.message} `);
    }
    if (findings.textContent) findings.title = findings.textContent;
    cells.push(findings);
    for (const cell of cells) cell.setAttribute("role", "gridcell");
    row.append(...cells);
    return row;
  }

  // Marks what the wheels show.
  mark(entries) {
    this.shown = new Set(entries);
    this.draw();
  }

  // Opens what is above an entry and scrolls to it.
  reveal(entry) {
    if (this.only && !this.only[entry]) this.owner.showAll();
    for (let above = this.tree.parents[entry]; above >= 0; above = this.tree.parents[above]) this.open[above] = 1;
    this.layOut();
    let low = 0;
    let high = this.entries.length - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.entries[middle] < entry) low = middle + 1;
      else high = middle;
    }
    this.go(low, true);
  }

  // Goes to a row; what is out of sight comes to the edge, or with `isFar` to the middle.
  go(index, isFar = false) {
    this.current = Math.max(0, Math.min(this.entries.length - 1, index));
    const top = this.current * tableRow;
    const sight = this.element.clientHeight - this.head.offsetHeight - tableRow;
    const isAbove = top < this.element.scrollTop;
    if (isAbove || top > this.element.scrollTop + sight) {
      this.element.scrollTop = top - (isFar ? sight / 2 : isAbove ? 0 : sight);
    }
    this.draw();
  }

  toggle(index, opens) {
    const entry = this.entries[index];
    if (this.only || !(this.tree.counts[entry] > 0) || Boolean(this.open[entry]) === opens) return false;
    this.open[entry] = opens ? 1 : 0;
    this.layOut();
    return true;
  }

  setAll(isOpen) {
    this.open.fill(isOpen ? 1 : 0);
    this.layOut();
  }

  click(event) {
    const row = event.target.closest(".table-row");
    if (!row) return;
    const index = Number(row.dataset.index);
    this.current = index;
    if (event.target.closest(".twist") && this.toggle(index, !this.open[this.entries[index]])) return;
    this.owner.chooseEntry(this.entries[index]);
    this.draw();
  }

  press(event) {
    if (event.ctrlKey || event.metaKey || event.altKey || !this.entries.length) return;
    const entry = this.entries[this.current];
    const page = Math.max(1, Math.floor(this.element.clientHeight / tableRow) - 2);
    switch (event.key) {
      case "ArrowDown": this.go(this.current + 1); break;
      case "ArrowUp": this.go(this.current - 1); break;
      case "PageDown": this.go(this.current + page); break;
      case "PageUp": this.go(this.current - page); break;
      case "Home": this.go(0); break;
      case "End": this.go(this.entries.length - 1); break;
      case "ArrowRight":
        if (!this.toggle(this.current, true) && this.tree.counts[entry] > 0) this.go(this.current + 1);
        break;
      case "ArrowLeft":
        if (!this.toggle(this.current, false) && this.tree.parents[entry] >= 0) {
          this.go(this.entries.indexOf(this.tree.parents[entry]));
        }
        break;
      case "Enter":
      case " ": this.owner.chooseEntry(entry); break;
      default: return;
    }
    event.preventDefault();
  }
}
