// The page: puts the parts together and lets them follow the picker. Text from the data is only ever set as text.
const byId = id => document.getElementById(id);
function make(name, classes, content) {
  const element = document.createElement(name);
  if (classes) element.className = classes;
  if (content !== undefined) element.textContent = content;
  return element;
}

const mostMatches = 50;
const mostListed = 300;

class Page {
  constructor(data) {
    this.data = data;
    this.tree = new Tree(data);
    this.picker = new Picker(this.tree);
    this.attributes = data.attributes || [];
    this.sentinels = new Set(data.sentinels || []);
    this.sections = new Set(data.sections || []);
    this.search = new Search(this.tree, this.attributes);
    const seed = crypto.getRandomValues(new BigUint64Array(1))[0];
    this.generator = new SplitMix64(seed);
    this.found = new Map();
    for (const finding of data.findings) {
      if (finding.entry === null) continue;
      if (!this.found.has(finding.entry)) this.found.set(finding.entry, []);
      this.found.get(finding.entry).push(finding);
    }
    this.wheels = [];
    this.translate();
    this.head();
    this.table = new Table(byId("table"), this);
    this.listLevels();
    this.listFindings();
    this.listSnippets();
    this.prepareChart();
    this.listen();
    this.readAddress();
    this.layOut();
    this.follow();
  }

  translate() {
    document.documentElement.lang = language;
    for (const element of document.querySelectorAll("[data-text]")) element.textContent = text[element.dataset.text];
    for (const element of document.querySelectorAll("[data-label]")) {
      element.setAttribute("aria-label", text[element.dataset.label]);
    }
    for (const element of document.querySelectorAll("[data-placeholder]")) {
      element.placeholder = text[element.dataset.placeholder];
    }
    byId("code-title").textContent = text.forCode;
    if (this.picker.isMenu) byId("chart-title").textContent = text.columnsChart;
  }

  head() {
    document.title = `${this.data.file} – pickdata`;
    byId("file").textContent = this.data.file;
    byId("facts").append(text[this.data.kind], " · ", make("code", "", this.data.layout));
    byId("maker").textContent = say("maker", this.data.version);
  }

  // What rows are called.

  nameOf(entry) {
    const name = this.tree.name(entry);
    if (!name.trim()) return make("span", "none", this.tree.levels[entry] || !this.picker.isMenu ? text.noName : this.columnTitle(entry));
    return make("bdi", this.sentinels.has(entry) ? "offer" : "", name);
  }

  columnTitle(column) {
    return this.tree.names[column] || say("column", this.tree.children(-1).indexOf(column) + 1);
  }

  titleOf(component) {
    return this.picker.isMenu
      ? this.columnTitle(this.picker.wheels[component].parent)
      : say("levelNumber", component + 1);
  }

  titleAt(component, row) {
    const entry = this.picker.entry(row, component);
    return entry === null ? "" : this.tree.name(entry);
  }

  makeRow(component, index) {
    const row = make("div", "wheel-row");
    const entry = this.picker.entry(index, component);
    if (entry === null) return row;
    row.append(this.nameOf(entry));
    if (this.sentinels.has(entry)) row.classList.add("offer");
    const findings = this.findingsOf(entry);
    if (findings.length) {
      row.classList.add("found");
      if (findings.some(finding => finding.severity === "error")) row.classList.add("faulty");
      row.append(make("span", "hidden", ` ${counted("findingCount", findings.length)}`));
    }
    return row;
  }

  findingsOf(entry) { return this.found.get(entry) || []; }

  attributesOf(entry) {
    const pairs = [];
    for (const { key, at, values } of this.attributes) {
      const index = at ? placeIn(at, entry) : entry;
      const value = index < 0 ? undefined : values[index];
      if (value !== undefined) pairs.push([key, value]);
    }
    return pairs;
  }

  // Small words beside a name: what is no place, and the flags of the data that are set.
  tagsOf(entry) {
    const tags = [];
    if (this.sentinels.has(entry)) tags.push(text.sentinel);
    if (this.sections.has(entry)) tags.push(text.section);
    for (const [key, value] of this.attributesOf(entry)) {
      const isFlag = /^(is|_)*(hot|top|recommend|default|popular)/i.test(key);
      if (value === true || (isFlag && String(value) === "1")) tags.push(key);
    }
    return tags.map(tag => make("span", "tag", tag));
  }

  // Choosing.

  choose(component, row) {
    let change = null;
    try {
      change = this.picker.select(component, row);
    } catch (failure) {
      // A wheel that was still turning when its rows changed.
    }
    this.show(change, component);
  }

  chooseEntry(entry) {
    if (this.picker.isMenu && this.tree.levels[entry] === 0) return;
    this.show(this.picker.selectEntry(entry));
    this.say();
  }

  draw() {
    this.show(this.picker.randomize(this.generator));
    this.say();
  }

  // Brings the screen where the picker is.
  show(change, component) {
    if (change) {
      if (this.wheels.length !== this.picker.numberOfComponents) this.layOut();
      for (const at of change.reloads) this.wheels[at].reload(this.picker.numberOfRows(at), this.picker.numberOfRows(at) ? 0 : null);
    }
    this.picker.selectedRows.forEach((row, at) => {
      const wheel = this.wheels[at];
      if (wheel.selected !== row || at === component) wheel.follow(row);
    });
    this.follow();
  }

  layOut() {
    const count = this.picker.numberOfComponents;
    const hadFocus = this.wheels.findIndex(wheel => wheel.rows === document.activeElement);
    while (this.wheels.length > count) {
      const wheel = this.wheels.pop();
      wheel.halt();
      wheel.element.remove();
    }
    while (this.wheels.length < count) {
      const component = this.wheels.length;
      const wheel = new Wheel(component, this);
      this.wheels.push(wheel);
      byId("wheels").append(wheel.element);
      wheel.reload(this.picker.numberOfRows(component), this.picker.selectedRows[component]);
    }
    if (hadFocus >= count) this.focusWheel(count - 1);
  }

  focusWheel(component) {
    const wheel = this.wheels[component];
    if (!wheel) return false;
    wheel.rows.focus();
    return true;
  }

  // Everything that shows the selection.
  follow() {
    const { picker, tree } = this;
    const { entries } = picker;
    const labels = byId("labels");
    labels.textContent = "";
    entries.forEach((entry, component) => {
      const value = make("dd");
      value.append(entry === null ? make("span", "none", text.nothing) : this.nameOf(entry));
      const label = make("div");
      label.append(make("dt", "", this.titleOf(component)), value);
      labels.append(label);
    });
    parts(byId("path"), entries.filter(entry => entry !== null).map(entry => this.nameOf(entry)));
    const codes = picker.selectedCodes.filter(code => code !== null);
    parts(byId("codes"), codes.map(code => make("code", "", code)));
    if (codes.length) byId("codes").prepend(`${text.codes}: `);
    const attributes = byId("attributes");
    attributes.textContent = "";
    const notes = byId("row-findings");
    notes.textContent = "";
    for (const entry of entries) {
      if (entry === null) continue;
      for (const [key, value] of this.attributesOf(entry)) {
        const word = value === true ? text.yes : value === false ? text.no : String(value);
        const detail = make("dd");
        detail.append(make("bdi", "", word));
        attributes.append(make("dt", "", `${tree.name(entry)} · ${key}`), detail);
      }
      for (const finding of this.findingsOf(entry)) notes.append(this.noteOf(finding));
    }
    this.table.mark(entries.filter(entry => entry !== null));
    if (byId("preset").value === "") this.showSnippet();
    this.writeAddress();
  }

  // Tells those who listen.
  say() { byId("status").textContent = this.picker.selectedTitles.map(title => title || text.nothing).join(", "); }

  noteOf(finding, hasLink) {
    const item = make("li");
    const message = make("span", "", finding.message);
    message.lang = "en";
    item.append(make("span", `severity ${finding.severity}`, `${text[finding.severity]} ${finding.code}`), " ");
    if (hasLink && finding.entry !== null) {
      const button = make("button", "");
      button.type = "button";
      button.append(this.nameOf(finding.entry));
      button.addEventListener("click", () => {
        this.chooseEntry(finding.entry);
        this.table.reveal(finding.entry);
      });
      item.append(button, " ");
    }
    item.append(message);
    if (finding.line) item.append(" ", make("span", "quiet", say("place", finding.line, finding.column)));
    return item;
  }

  // The address keeps the selection, so that a reload comes back to it.
  writeAddress() {
    const address = `#/${this.picker.selectedPath.map(encodeURIComponent).join("/")}`;
    try {
      history.replaceState(null, "", address);
    } catch (failure) {
      // Not where a browser forbids it, or where a name is broken text.
    }
  }

  readAddress() {
    if (!location.hash.startsWith("#/")) return;
    try {
      this.picker.selectPath(location.hash.slice(2).split("/").map(decodeURIComponent));
    } catch (failure) {
      // A place of older data.
    }
  }

  // The lists that stay.

  listLevels() {
    const { tree } = this;
    const counts = tree.levelCounts.map(() => []);
    for (let entry = 0; entry < tree.count; entry++) {
      if (tree.hasList(entry)) counts[tree.levels[entry]].push(tree.childCount(entry));
    }
    tree.levelCounts.forEach((count, level) => {
      const name = this.picker.isMenu ? text[level ? "menuRows" : "columns"] : say("levelNumber", level + 1);
      const below = counts[level].sort((one, other) => one - other);
      const words = below.length
        ? say("levelChildren", name, number(count), number(below[0]), number(below[below.length - 1]), number(below[below.length >> 1]))
        : say("levelCount", name, number(count));
      byId("levels").append(make("li", "", words));
    });
    byId("only").hidden = !this.found.size;
    const isFlat = !tree.counts.some(count => count > 0);
    byId("expand").hidden = byId("collapse").hidden = isFlat;
    if (this.picker.isMenu) this.table.setAll(true);
  }

  listFindings() {
    const { findings } = this.data;
    const count = severity => this.data.findingCounts[severity];
    const note = byId("findings-note");
    const total = count("error") + count("warning") + count("info");
    note.textContent = total
      ? say("someFindings", ...["error", "warning", "info"].map(severity => counted(`${severity}Count`, count(severity))))
      : text.noFindings;
    const shown = findings.slice(0, mostListed);
    if (total > shown.length) note.textContent += ` ${say("cutFindings", number(shown.length))}`;
    for (const finding of shown) byId("finding-list").append(this.noteOf(finding, true));
    rove(byId("finding-list"));
  }

  listSnippets() {
    const preset = byId("preset");
    preset.append(new Option(text.choice, ""));
    this.data.snippets.forEach((snippet, index) => preset.append(new Option(snippet.name, index)));
    preset.addEventListener("change", () => this.showSnippet());
  }

  showSnippet() {
    const { picker } = this;
    const chosen = byId("preset").value;
    let snippet;
    if (chosen === "") {
      const rows = picker.selectedRows;
      const json = { titles: picker.selectedTitles, codes: picker.selectedCodes, rows };
      const path = picker.selectedPath.map(title => title.replaceAll("\\", "\\\\").replaceAll("/", "\\/")).join("/");
      const file = quoted(this.data.file.replace(/^-/, "./-"));
      const line = `pickdata pick ${file} --path${path[0] === "-" ? "=" : " "}${quoted(path)} --format json`;
      snippet = { snippet: line, json: JSON.stringify(json, null, 2) };
    } else {
      snippet = this.data.snippets[chosen];
    }
    byId("snippet").textContent = snippet.snippet;
    byId("json").textContent = snippet.json || "";
    byId("json").hidden = byId("json-bar").hidden = !snippet.json;
    byId("json-note").textContent = snippet.isCut ? text.cutJSON : "";
    byId("copy-json").hidden = Boolean(snippet.isCut);
  }

  // The chart.

  prepareChart() {
    const levels = byId("chart-level");
    const { tree } = this;
    const hasParents = tree.levelCounts.map(() => false);
    for (let entry = 0; entry < tree.count; entry++) if (tree.hasList(entry)) hasParents[tree.levels[entry]] = true;
    hasParents.forEach((has, level) => has && levels.append(new Option(say("levelNumber", level + 1), level)));
    byId("chart").hidden = !levels.length;
    byId("chart-choice").hidden = levels.length < 2;
    levels.addEventListener("change", () => this.drawChart());
    if (levels.length) this.drawChart();
  }

  drawChart() {
    const bars = barsOf(this.tree, Number(byId("chart-level").value));
    const most = Math.max(1, ...bars.map(bar => bar.value));
    const isOneEach = bars.every(bar => bar.entry !== undefined);
    byId("chart-note").textContent = say(isOneEach ? "chartNote" : "sizesNote", longWheel);
    byId("bars").textContent = "";
    this.showParents([]);
    for (const bar of bars) {
      const item = make("li", bar.isOdd ? "odd" : "");
      const button = make("button");
      button.type = "button";
      const label = make("span", "", bar.label && say(String(bar.label) === "1" ? "rowCountOne" : "rowCount", bar.label));
      if (isOneEach) label.append(this.picker.isMenu ? this.columnTitle(bar.entry) : this.nameOf(bar.entry));
      const track = make("span", "track");
      const fill = make("span", "fill");
      fill.style.width = `${(100 * bar.value) / most}%`;
      track.append(fill);
      button.append(label, track, make("span", "number", number(bar.value)));
      if (bar.isOdd) button.append(make("span", "hidden", text.oddBar));
      button.addEventListener("click", () => {
        if (isOneEach) {
          this.chooseEntry(bar.entry);
          this.table.reveal(bar.entry);
        } else {
          this.showParents(bar.parents);
        }
      });
      item.append(button);
      byId("bars").append(item);
    }
    rove(byId("bars"));
  }

  showParents(parents) {
    byId("parents").textContent = "";
    byId("parents-title").textContent = parents.length ? counted("parentCount", parents.length) : "";
    for (const entry of parents.slice(0, 100)) {
      const button = make("button");
      button.type = "button";
      button.append(this.nameOf(entry));
      button.addEventListener("click", () => {
        this.chooseEntry(entry);
        this.table.reveal(entry);
      });
      const item = make("li");
      item.append(button);
      byId("parents").append(item);
    }
    rove(byId("parents"));
    if (parents.length > 100) byId("parents").append(make("li", "", say("more", number(parents.length - 100))));
  }

  showAll() {
    byId("only-findings").checked = false;
    this.table.only = null;
  }

  // Keys and buttons.

  listen() {
    byId("random").addEventListener("click", () => this.draw());
    byId("expand").addEventListener("click", () => this.table.setAll(true));
    byId("collapse").addEventListener("click", () => this.table.setAll(false));
    byId("only-findings").addEventListener("change", event => {
      if (event.target.checked) {
        const only = new Uint8Array(this.tree.count);
        for (const entry of this.found.keys()) for (const above of this.tree.way(entry)) only[above] = 1;
        this.table.only = only;
      } else {
        this.table.only = null;
      }
      this.table.layOut();
    });
    document.querySelector(".skip").addEventListener("click", event => {
      event.preventDefault();
      this.focusWheel(0);
    });
    byId("copy-path").addEventListener("click", event => copy(this.picker.selectedPath.join("/"), event.target));
    byId("copy-snippet").addEventListener("click", event => copy(byId("snippet").textContent, event.target));
    byId("copy-json").addEventListener("click", event => copy(byId("json").textContent, event.target));
    const input = byId("search");
    input.addEventListener("input", () => this.look());
    input.addEventListener("focus", () => this.look());
    input.addEventListener("blur", () => this.closeMatches());
    input.addEventListener("keydown", event => this.pressInSearch(event));
    byId("matches").addEventListener("mousedown", event => {
      event.preventDefault();
      const item = event.target.closest("[data-entry]");
      if (item) this.take(Number(item.dataset.entry));
    });
    addEventListener("resize", () => this.wheels.forEach(wheel => wheel.draw()));
  }

  look() {
    const list = byId("matches");
    const { value } = byId("search");
    list.textContent = "";
    this.match = -1;
    const { entries, count } = this.search.find(value, mostMatches);
    entries.forEach((entry, index) => {
      const item = make("li");
      item.id = `match-${index}`;
      item.dataset.entry = entry;
      item.setAttribute("role", "option");
      const way = this.tree.way(entry);
      if (this.picker.isMenu) way.shift();
      parts(item, way.map(step => this.nameOf(step)));
      const code = this.tree.code(entry);
      if (code !== null) item.append(" ", make("code", "quiet", code));
      list.append(item);
    });
    byId("match-count").textContent = value.trim() ? say("matchCount", number(count)) : "";
    this.opensMatches(entries.length > 0);
    this.mark(0);
  }

  opensMatches(isOpen) {
    byId("matches").hidden = !isOpen;
    byId("search").setAttribute("aria-expanded", isOpen);
  }

  closeMatches() {
    this.opensMatches(false);
    byId("match-count").textContent = "";
    byId("search").removeAttribute("aria-activedescendant");
  }

  mark(index) {
    const items = [...byId("matches").children];
    if (!items.length) return byId("search").removeAttribute("aria-activedescendant");
    this.match = (index + items.length) % items.length;
    items.forEach((item, at) => item.setAttribute("aria-selected", at === this.match));
    byId("search").setAttribute("aria-activedescendant", items[this.match].id);
    items[this.match].scrollIntoView({ block: "nearest" });
  }

  take(entry) {
    byId("search").value = "";
    this.closeMatches();
    this.chooseEntry(entry);
    this.table.reveal(entry);
  }

  pressInSearch(event) {
    const item = byId("matches").children[this.match];
    const isOpen = !byId("matches").hidden;
    if (event.isComposing) return;
    if (event.key === "ArrowDown" && isOpen) this.mark(this.match + 1);
    else if (event.key === "ArrowUp" && isOpen) this.mark(this.match - 1);
    else if (event.key === "Enter" && isOpen && item) this.take(Number(item.dataset.entry));
    else if (event.key === "Escape" && isOpen) this.closeMatches();
    else return;
    event.preventDefault();
  }
}

// One stop of the Tab key for a list of buttons; arrows go on from there.
function rove(list, chosen) {
  const all = [...list.querySelectorAll("button")];
  for (const button of all) button.tabIndex = button === (chosen || all[0]) ? 0 : -1;
  list.onkeydown = event => {
    const at = all.indexOf(event.target);
    const end = all.length - 1;
    const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: end }[event.key];
    if (at < 0 || next === undefined) return;
    event.preventDefault();
    if (!all[next]) return;
    rove(list, all[next]);
    all[next].focus();
  };
}

function parts(element, nodes) {
  element.textContent = "";
  nodes.forEach((node, index) => element.append(...(index ? [make("i", "", "/"), node] : [node])));
}

function placeIn(places, entry) {
  let low = 0;
  let high = places.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    if (places[middle] === entry) return middle;
    if (places[middle] < entry) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}

const quoted = word => (/^[\p{L}\p{N}._\/-]+$/u.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`);

async function copy(content, button) {
  try {
    await navigator.clipboard.writeText(content);
  } catch (failure) {
    const area = make("textarea", "hidden");
    area.value = content;
    document.body.append(area);
    area.select();
    document.execCommand("copy");
    area.remove();
    button.focus();
  }
  const words = button.textContent;
  if (words === text.copied) return;
  button.textContent = text.copied;
  byId("status").textContent = text.copied;
  setTimeout(() => { button.textContent = words; }, 1200);
}

// What tests and the curious may look at.
window.pickdata = { Tree, Picker, SplitMix64, Search, barsOf, motion };
window.pickdata.page = new Page(JSON.parse(byId("data").textContent));
