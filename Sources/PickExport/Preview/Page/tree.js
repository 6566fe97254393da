// Named things in a flat table: the subtree of an entry follows it. In a menu the columns are level 0.
class Tree {
  constructor(data) {
    this.kind = data.kind;
    this.names = data.names;
    this.counts = data.counts;
    this.codes = data.codes || [];
    const count = (this.count = this.names.length);
    this.ends = new Int32Array(count);
    this.levels = new Uint8Array(count);
    this.parents = new Int32Array(count);
    this.levelCounts = [];
    const open = [];
    for (let entry = 0; entry < count; entry++) {
      this.levels[entry] = open.length;
      this.levelCounts[open.length] = (this.levelCounts[open.length] || 0) + 1;
      this.parents[entry] = open.length ? open[open.length - 1].entry : -1;
      this.ends[entry] = entry + 1;
      if (this.counts[entry] > 0) {
        open.push({ entry, left: this.counts[entry] });
        continue;
      }
      while (open.length && --open[open.length - 1].left === 0) {
        this.ends[open.pop().entry] = entry + 1;
      }
    }
  }

  name(entry) { return this.names[entry] || ""; }
  code(entry) { const code = this.codes[entry]; return code === undefined ? null : code; }
  childCount(entry) { return Math.max(0, this.counts[entry]); }

  // Whether there is a list of children, be it an empty one.
  hasList(entry) { return this.counts[entry] !== 0; }

  children(parent) {
    const rows = [];
    const end = parent < 0 ? this.count : this.ends[parent];
    for (let child = parent + 1; child < end; child = this.ends[child]) rows.push(child);
    return rows;
  }

  way(entry) {
    const way = [];
    for (let at = entry; at >= 0; at = this.parents[at]) way.unshift(at);
    return way;
  }
}
