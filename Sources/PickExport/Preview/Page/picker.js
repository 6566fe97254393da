// The picker without a screen: PickEngine in JavaScript. Both run the scenarios of Tests/Fixtures/Scenarios.
const same = (one, other) => one === other || one.normalize() === other.normalize();

class PickerFailure extends Error {
  constructor(kind, missing = null, nearest = null) {
    super(kind);
    Object.assign(this, { kind, missing, nearest });
  }
}

const mask = (1n << 64n) - 1n;

class SplitMix64 {
  constructor(seed) { this.state = BigInt(seed) & mask; }

  next() {
    this.state = (this.state + 0x9e3779b97f4a7c15n) & mask;
    let word = this.state;
    word = ((word ^ (word >> 30n)) * 0xbf58476d1ce4e5b9n) & mask;
    word = ((word ^ (word >> 27n)) * 0x94d049bb133111ebn) & mask;
    return word ^ (word >> 31n);
  }

  // A number from 0 up to and without `count`; takes no word where there is no choice.
  below(count) {
    if (count < 2) return 0;
    const upper = this.next();
    return Number((((upper << 64n) | this.next()) * BigInt(count)) >> 128n);
  }

  // A number below `count` that is none of `excluded`, which are in order; null where there is none.
  draw(count, excluded) {
    if (count <= excluded.length) return null;
    let number = this.below(count - excluded.length);
    for (const gap of excluded) if (gap <= number) number++;
    return number;
  }
}

class Picker {
  constructor(tree) {
    this.tree = tree;
    this.isMenu = tree.kind === "menu";
    this.wheels = [];
    if (this.isMenu) for (const column of tree.children(-1)) this.append(column);
    else this.open(-1);
  }

  append(parent) { this.wheels.push({ parent, rows: this.tree.children(parent), row: 0 }); }

  // Opens the wheels below an entry, each at row 0.
  open(parent) {
    let above = parent;
    while (above < 0 || this.tree.hasList(above)) {
      this.append(above);
      const { rows } = this.wheels[this.wheels.length - 1];
      if (!rows.length) return;
      above = rows[0];
    }
  }

  move(component, row) {
    const wheel = this.wheels[component];
    wheel.row = row;
    if (this.isMenu) return;
    this.wheels.length = component + 1;
    this.open(wheel.rows[row]);
  }

  get numberOfComponents() { return this.wheels.length; }
  numberOfRows(component) { return component in this.wheels ? this.wheels[component].rows.length : 0; }
  entry(row, component) {
    const wheel = this.wheels[component];
    return wheel && row in wheel.rows ? wheel.rows[row] : null;
  }
  get entries() { return this.wheels.map(wheel => (wheel.rows.length ? wheel.rows[wheel.row] : null)); }
  get selectedRows() { return this.wheels.map(wheel => (wheel.rows.length ? wheel.row : null)); }
  get selectedTitles() { return this.entries.map(entry => (entry === null ? null : this.tree.name(entry))); }
  get selectedCodes() { return this.entries.map(entry => (entry === null ? null : this.tree.code(entry))); }
  get selectedPath() {
    const titles = this.selectedTitles;
    return this.isMenu ? titles.map(title => title || "") : titles.filter(title => title !== null);
  }

  copy() {
    const copy = Object.create(Picker.prototype);
    return Object.assign(copy, this, { wheels: this.wheels.map(wheel => ({ ...wheel })) });
  }

  // What changed: the components that show other rows now.
  change(old, first) {
    if (first === undefined) {
      first = this.wheels.findIndex((wheel, component) => {
        const was = old[component];
        return !was || was.row !== wheel.row;
      });
      first = (first < 0 ? this.wheels.length : first) + 1;
    }
    const reloads = [];
    if (!this.isMenu) for (let at = first; at < this.wheels.length; at++) reloads.push(at);
    return { reloads, before: old.length };
  }

  snapshot() { return this.wheels.map(wheel => ({ ...wheel })); }

  select(component, row) {
    if (!(component in this.wheels)) throw new PickerFailure("no-such-component");
    if (!(row in this.wheels[component].rows)) throw new PickerFailure("no-such-row");
    const old = this.snapshot();
    this.move(component, row);
    return this.change(old, component + 1);
  }

  // Turns the wheels to an entry, those behind it to row 0.
  show(entry) {
    const way = this.tree.way(entry);
    if (this.isMenu) {
      if (way.length < 2) return;
      const component = this.wheels.findIndex(wheel => wheel.parent === way[0]);
      this.move(component, this.wheels[component].rows.indexOf(way[1]));
    } else {
      way.forEach((step, component) => this.move(component, this.wheels[component].rows.indexOf(step)));
    }
  }

  selectEntry(entry) {
    const old = this.snapshot();
    this.show(entry);
    return this.change(old);
  }

  pathOf(entry) { return this.tree.way(entry).map(step => this.tree.name(step)); }

  selectPath(path) {
    const old = this.snapshot();
    if (!path.length) return this.change(old);
    if (this.isMenu) {
      this.selectTitles(path);
    } else {
      const search = this.find(path, true);
      if (!search.found.length) {
        const { deepest } = search;
        const count = deepest ? deepest.count : 0;
        throw new PickerFailure("no-such-title", path[count], deepest ? this.pathOf(deepest.entry) : null);
      }
      this.show(search.found[0]);
    }
    return this.change(old);
  }

  selectTitles(titles) {
    const rows = [];
    let missing = null;
    for (let component = 0; component < titles.length; component++) {
      const wheel = this.wheels[component];
      const row = wheel ? wheel.rows.findIndex(entry => same(this.tree.name(entry), titles[component])) : -1;
      const isNone = wheel && !wheel.rows.length && titles[component] === "";
      if (row < 0 && !isNone && missing === null) missing = component;
      if (!wheel) break;
      rows.push(row);
    }
    const turn = picker => rows.forEach((row, component) => row >= 0 && picker.move(component, row));
    if (missing === null) return turn(this);
    let nearest = null;
    if (rows.some(row => row >= 0)) {
      const copy = this.copy();
      turn(copy);
      nearest = copy.selectedPath;
    }
    throw new PickerFailure("no-such-title", titles[missing], nearest);
  }

  // The entries that a path of names leads to; of siblings with one name the first that has the rest below it.
  find(path, stopsAtFirst) {
    const { tree } = this;
    const result = { found: [], deepest: null };
    const search = (level, start, end) => {
      for (let entry = start; entry < end; entry = tree.ends[entry]) {
        if (!same(tree.name(entry), path[level])) continue;
        if (level >= (result.deepest ? result.deepest.count : 0)) result.deepest = { entry, count: level + 1 };
        if (level + 1 === path.length) result.found.push(entry);
        else search(level + 1, entry + 1, tree.ends[entry]);
        if (stopsAtFirst && result.found.length) return;
      }
    };
    if (path.length) search(0, 0, tree.count);
    return result;
  }

  selectCode(code) {
    const old = this.snapshot();
    const entry = this.tree.codes.indexOf(code);
    if (entry < 0) {
      const above = this.isMenu ? null : nearestCode(this.tree, code);
      throw new PickerFailure("no-such-code", code, above === null ? null : this.pathOf(above));
    }
    this.show(entry);
    return this.change(old);
  }

  randomize(generator, rule = "wheels") {
    const old = this.snapshot();
    if (!this.isMenu && rule === "leaves") this.drawLeaf(generator);
    else this.drawWheels(generator);
    return this.change(old);
  }

  drawWheels(generator) {
    const shown = this.selectedTitles;
    // Drawing in one wheel decides which wheels follow it.
    for (let component = 0; component < this.wheels.length; component++) {
      const { rows, row } = this.wheels[component];
      const title = component < shown.length ? shown[component] : null;
      const excluded = [];
      if (title !== null) rows.forEach((entry, at) => same(this.tree.name(entry), title) && excluded.push(at));
      const drawn = generator.draw(rows.length, excluded);
      if (drawn !== null && drawn !== row) this.move(component, drawn);
    }
  }

  drawLeaf(generator) {
    const { tree } = this;
    if (!this.leaves) {
      this.leaves = [];
      for (let entry = 0; entry < tree.count; entry++) {
        if (tree.ends[entry] === entry + 1) this.leaves.push(entry);
      }
    }
    const found = new Set(this.find(this.selectedPath, false).found);
    const excluded = [];
    if (found.size) this.leaves.forEach((leaf, number) => found.has(leaf) && excluded.push(number));
    const number = generator.draw(this.leaves.length, excluded);
    if (number !== null) this.show(this.leaves[number]);
  }
}

// A code without the zeros that fill it up: 33 of 330000, 3301 of 330100.
function significantCode(code) {
  if (!/^[0-9]*$/.test(code)) return code;
  for (const [length, shorter] of [[12, 9], [9, 6], [6, 4], [4, 2]]) {
    if (code.length === length && /^0*$/.test(code.slice(shorter))) code = code.slice(0, shorter);
  }
  return code;
}

// The entry whose code is the longest beginning of a code that is gone, where codes are made level by level.
function nearestCode(tree, code) {
  const wanted = significantCode(code);
  const isMadeOf = (start, child) => {
    const below = tree.code(child);
    return below !== null && below.length > start.length && below.startsWith(start);
  };
  let firstIsMadeSo = null;
  const isAbove = (entry, start) => {
    if (tree.ends[entry] > entry + 1) return isMadeOf(start, entry + 1);
    if (tree.parents[entry] >= 0) {
      const above = tree.code(tree.parents[entry]);
      if (above === null) return false;
      const beginning = significantCode(above);
      return beginning.length < start.length && start.startsWith(beginning);
    }
    if (firstIsMadeSo === null) {
      let first = 0;
      while (first < tree.count && tree.ends[first] === first + 1) first++;
      const own = first < tree.count ? tree.code(first) : null;
      firstIsMadeSo = own !== null && isMadeOf(significantCode(own), first + 1);
    }
    return firstIsMadeSo;
  };
  let best = null;
  let length = 0;
  for (let entry = 0; entry < tree.count; entry++) {
    const own = tree.code(entry);
    if (own === null) continue;
    const start = significantCode(own);
    if (start.length >= wanted.length || start.length <= length || !wanted.startsWith(start)) continue;
    if (!isAbove(entry, start)) continue;
    best = entry;
    length = start.length;
  }
  return best;
}
