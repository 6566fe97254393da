extension HTMLTemplate {
    /// Shows the filter, and the rows that it lets through.
    ///
    /// A bar of the chart is a link to `#rule=…`, which sets the filter; so does a link from elsewhere.
    static let script: StaticString = #"""
        "use strict";
        (() => {
          const form = document.getElementById("filter");
          if (!form) return;
          const search = document.getElementById("search");
          const rule = document.getElementById("rule");
          const shown = document.getElementById("shown");
          const levels = [...form.querySelectorAll("input[name=level]")];
          const rows = [...document.querySelectorAll("#findings tbody tr")];
          const texts = rows.map((row) => row.textContent.toLowerCase());
          const apply = () => {
            const words = search.value.toLowerCase().split(/\s+/).filter(Boolean);
            const allowed = new Set(levels.filter((box) => box.checked).map((box) => box.value));
            let count = 0;
            rows.forEach((row, index) => {
              const isShown = allowed.has(row.dataset.level)
                && (!rule.value || row.dataset.rule === rule.value)
                && words.every((word) => texts[index].includes(word));
              row.hidden = !isShown;
              if (isShown) count += 1;
            });
            shown.textContent = `${count} of ${rows.length} shown`;
          };
          const takeHash = () => {
            const match = /^#rule=(\w+)$/.exec(location.hash);
            if (match) rule.value = match[1];
            apply();
            if (match) document.getElementById("findings-title").scrollIntoView();
          };
          form.addEventListener("input", apply);
          form.addEventListener("submit", (event) => event.preventDefault());
          form.addEventListener("reset", () => {
            history.replaceState(null, "", location.pathname + location.search);
            setTimeout(apply);
          });
          addEventListener("hashchange", takeHash);
          form.hidden = false;
          takeHash();
        })();

        """#
}
