// Search by name, code and pinyin, as in `pickdata pick`.
const toneless = new Map();
for (const row of ["aāáǎà", "eēéěè", "iīíǐì", "oōóǒò", "uūúǔù", "vǖǘǚǜü"]) {
  for (const letter of row.slice(1)) toneless.set(letter, row[0]);
}
const plain = text => text.toLowerCase().normalize().replace(/[\u00c0-\u036f]/g, letter => toneless.get(letter) || letter);
const joined = text => plain(text).replace(/[^\p{L}\p{N}]/gu, "");
const initials = text => {
  const syllables = plain(text).split(/[^\p{L}\p{N}]+/u).filter(part => part);
  return syllables.length > 1 ? syllables.map(part => [...part][0]).join("") : null;
};
const spellingKeys = new Set(
  ("pinyin fullpinyin quanpin quanpinyin spell spelling py jianpin shortpinyin pinyinhead pinyinshort en english " +
    "nameen enname englishname latin romanized zh zhhans zhhant zhcn zhtw zhhk cn ja ko").split(" ")
);

class Search {
  constructor(tree, attributes) {
    this.tree = tree;
    this.spellings = attributes.filter(attribute => spellingKeys.has(joined(attribute.key)));
  }

  // Made by the first search.
  prepare() {
    const { tree } = this;
    const first = tree.kind === "menu" ? 1 : 0;
    this.rows = [];
    for (let entry = 0; entry < tree.count; entry++) {
      if (tree.levels[entry] < first) continue;
      const code = tree.code(entry);
      this.rows.push({ entry, name: plain(tree.name(entry)), code: code === null ? null : plain(code), latin: [] });
    }
    const places = new Map(this.spellings.length ? this.rows.map(row => [row.entry, row]) : []);
    for (const { at, values } of this.spellings) {
      values.forEach((value, index) => {
        const row = places.get(at ? at[index] : index);
        if (!row || typeof value !== "string") return;
        row.latin.push(joined(value));
        const short = initials(value);
        if (short) row.latin.push(short);
      });
    }
  }

  // The entries that fit, best first, and how many there are.
  find(text, most) {
    if (!this.rows) this.prepare();
    const query = plain(text.trim());
    const letters = joined(query);
    const ranks = [[], [], [], []];
    let count = 0;
    if (query) {
      for (const row of this.rows) {
        const rank = this.rank(row, query, letters);
        if (rank === null) continue;
        count++;
        if (ranks[rank].length < most) ranks[rank].push(row.entry);
      }
    }
    return { entries: ranks.flat().slice(0, most), count };
  }

  rank({ name, code, latin }, query, letters) {
    if (name === query || code === query) return 0;
    if (name.startsWith(query) || (code !== null && code.startsWith(query))) return 1;
    if (letters && latin.some(text => text.startsWith(letters))) return 2;
    return name.includes(query) ? 3 : null;
  }
}
