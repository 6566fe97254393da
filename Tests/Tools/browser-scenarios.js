// Runs scenarios of Tests/Fixtures/Scenarios by the picker of the preview page; returns what was not as expected.
files => {
  const { Tree, Picker, SplitMix64 } = window.pickdata;
  const treeOf = ({ menu, regions }) => {
    const data = { kind: menu ? "menu" : "regions", names: [], counts: [], codes: [] };
    const add = (item, children) => {
      data.names.push(item === null ? null : typeof item === "string" ? item : item.name);
      data.codes.push(item === null || typeof item === "string" || item.code === undefined ? null : item.code);
      data.counts.push(children === undefined ? 0 : children.length || -1);
      for (const child of children || []) add(child, child.children);
    };
    if (menu) for (const column of menu) add(null, column);
    else for (const region of regions) add(region, region.children);
    return new Tree(data);
  };
  const failures = [];
  let count = 0;
  for (const [file, { scenarios }] of Object.entries(files)) {
    for (const scenario of scenarios) {
      count++;
      const picker = new Picker(treeOf(scenario));
      let generator = null;
      const compare = (what, key, got, expected) => {
        if (JSON.stringify(got) === JSON.stringify(expected)) return;
        failures.push(`${file}: ${scenario.name}: ${what}: ${key} ${JSON.stringify(got)}, not ${JSON.stringify(expected)}`);
      };
      const state = (what, expected) => {
        if ("rows" in expected) compare(what, "rows", picker.selectedRows, expected.rows);
        if ("titles" in expected) compare(what, "titles", picker.selectedTitles, expected.titles);
        if ("codes" in expected) compare(what, "codes", picker.selectedCodes, expected.codes);
      };
      state("start", scenario.start);
      scenario.steps.forEach((step, index) => {
        const what = `step ${index + 1}`;
        try {
          let change;
          if (step.select) change = picker.select(...step.select);
          else if (step.path) change = picker.selectPath(step.path);
          else if (step.code !== undefined) change = picker.selectCode(step.code);
          else {
            if (step.seed !== undefined) generator = new SplitMix64(step.seed);
            change = picker.randomize(generator, step.random);
          }
          compare(what, "error", undefined, step.error);
          compare(what, "reloads", change.reloads, step.reloads);
        } catch (failure) {
          if (!failure.kind) throw failure;
          compare(what, "error", failure.kind, step.error);
          if ("missing" in step) compare(what, "missing", failure.missing, step.missing);
          if ("nearest" in step) compare(what, "nearest", failure.nearest, step.nearest);
        }
        state(what, step);
      });
    }
  }
  return { count, failures };
}
