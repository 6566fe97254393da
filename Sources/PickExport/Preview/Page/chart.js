// How many rows stand below each parent: a bar for each, or for each size where there are many parents.
const longWheel = 50;
const mostBars = 60;

// The bars of a level, each { label, value, parents, isOdd }.
function barsOf(tree, level) {
  const parents = [];
  for (let entry = 0; entry < tree.count; entry++) {
    if (tree.levels[entry] === level && tree.hasList(entry)) parents.push(entry);
  }
  const isOdd = count => count < 2 || count > longWheel;
  if (parents.length <= mostBars) {
    return parents.map(entry => ({ entry, value: tree.childCount(entry), parents: [entry], isOdd: isOdd(tree.childCount(entry)) }));
  }
  const bounds = [0, 1, 2, 6, 11, 21, longWheel + 1, 101, 201, 501, 1001, Infinity];
  const bars = [];
  for (let at = 0; at + 1 < bounds.length; at++) {
    const [low, high] = [bounds[at], bounds[at + 1] - 1];
    const members = parents.filter(entry => tree.childCount(entry) >= low && tree.childCount(entry) <= high);
    if (!members.length) continue;
    const label = low === high ? String(low) : high === Infinity ? `${low}+` : `${low}–${high}`;
    bars.push({ label, value: members.length, parents: members, isOdd: isOdd(low) });
  }
  return bars;
}
