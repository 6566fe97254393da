extension HTMLTemplate {
    static let style: StaticString = #"""
        :root {
          color-scheme: light dark;
          --paper: #ffffff; --ink: #1c2127; --faint: #5b6570; --line: #d5dae0; --shade: #f4f6f8;
          --error: #b42318; --warning: #8f5b00; --info: #1f5fae; --mark: #ffe58f; --mark-ink: #1c2127;
        }
        @media (prefers-color-scheme: dark) {
          :root {
            --paper: #14181d; --ink: #e4e8ec; --faint: #9aa5b1; --line: #333b44; --shade: #1d232a;
            --error: #ff8a7a; --warning: #f0b94d; --info: #7db7ff; --mark: #6b5200; --mark-ink: #ffffff;
          }
        }
        * { box-sizing: border-box; }
        body {
          margin: 0 auto; padding: 1.5rem; max-width: 80rem; background: var(--paper); color: var(--ink);
          font: 15px/1.5 system-ui, sans-serif;
        }
        code, pre { font: 13px/1.5 ui-monospace, Menlo, Consolas, monospace; }
        h1 { margin: 0; font-size: 1.5rem; }
        h2 { margin: 2rem 0 .75rem; font-size: 1.125rem; }
        header p { margin: .25rem 0 0; color: var(--faint); }
        .counts { display: flex; flex-wrap: wrap; gap: .75rem; margin: 1.25rem 0 0; padding: 0; list-style: none; }
        .counts li { padding: .5rem 1rem; border: 1px solid var(--line); border-radius: .5rem; background: var(--shade); }
        .counts b { margin-right: .25rem; font-size: 1.25rem; }
        .counts .error b, .level.error { color: var(--error); }
        .counts .warning b, .level.warning { color: var(--warning); }
        .counts .info b, .level.info { color: var(--info); }
        summary { color: var(--faint); cursor: pointer; }
        svg { display: block; max-width: 100%; height: auto; }
        svg text { fill: var(--ink); font-size: 13px; }
        svg .row { fill: transparent; }
        svg a:hover .row, svg a:focus .row { fill: var(--shade); }
        svg .error { fill: var(--error); } svg .warning { fill: var(--warning); } svg .info { fill: var(--info); }
        :focus-visible { outline: 2px solid var(--info); outline-offset: 2px; }
        form { display: flex; flex-wrap: wrap; align-items: center; gap: .75rem 1.25rem; margin-bottom: 1rem; }
        form[hidden] { display: none; }
        fieldset { display: flex; gap: .75rem; margin: 0; padding: 0; border: 0; }
        legend { float: left; padding: 0; margin-right: .75rem; }
        input[type="search"], select, button {
          padding: .35rem .6rem; border: 1px solid var(--line); border-radius: .375rem;
          background: var(--shade); color: inherit; font: inherit;
        }
        select { max-width: 16rem; }
        output { color: var(--faint); }
        table { width: 100%; border-collapse: collapse; }
        caption { padding-bottom: .5rem; color: var(--faint); text-align: left; }
        th, td { padding: .6rem .75rem .6rem 0; border-bottom: 1px solid var(--line); text-align: left; vertical-align: top; }
        th { position: sticky; top: 0; background: var(--paper); color: var(--faint); font-weight: 600; }
        .coverage { margin-bottom: 1rem; }
        .coverage th { position: static; width: 6rem; padding: .25rem .75rem .25rem 0; }
        .coverage td { padding: .25rem 0; overflow-wrap: anywhere; }
        tr[hidden] { display: none; }
        td p { margin: 0; overflow-wrap: anywhere; }
        .level { font-weight: 600; }
        .place { min-width: 9rem; max-width: 18rem; overflow-wrap: anywhere; }
        .path { display: block; color: var(--faint); }
        .rule { min-width: 8rem; }
        td ul { margin: .5rem 0 0; padding-left: 1.25rem; color: var(--faint); }
        pre {
          margin: .4rem 0 0; padding: .35rem .6rem; border-radius: .375rem; background: var(--shade); color: var(--ink);
          white-space: pre-wrap; overflow-wrap: anywhere; tab-size: 4;
        }
        .number { display: inline-block; min-width: 2.5rem; padding-right: .75rem; color: var(--faint); text-align: right; user-select: none; }
        mark { padding: 1px 0; border-radius: 2px; background: var(--mark); color: var(--mark-ink); }
        mark:empty { padding: 1px; }
        @media (max-width: 45rem) {
          body { padding: 1rem; }
          thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
          table, caption, tbody, tr, td { display: block; }
          td { padding: .15rem 0; border: 0; max-width: none; }
          tr { padding: .75rem 0; border-bottom: 1px solid var(--line); }
        }
        @media print { form { display: none; } th { position: static; } }

        """#
}
