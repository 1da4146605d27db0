/** How the pages of the reference look: light and dark as the reader has it, one column on a phone. */
export const referenceStyle = `
:root { color-scheme: light dark; --ground: #fafafa; --paper: #fff; --ink: #222a45; --soft: #5c6580; --line: #e0e3ea; --mark: #1a2038; --link: #1565c0; }
@media (prefers-color-scheme: dark) {
  :root { --ground: #1a2038; --paper: #222a45; --ink: #fff; --soft: #b9c1d6; --line: #3b4568; --mark: #131829; --link: #90caf9; }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--ink); font: 14px/1.5 system-ui, sans-serif; }
a { color: var(--link); }
header { background: var(--mark); padding: 12px 24px; }
header svg { display: block; height: 32px; width: auto; }
.frame { display: grid; grid-template-columns: 200px minmax(0, 1fr); gap: 24px; max-width: 1200px; margin: 0 auto; padding: 24px; }
nav ul { list-style: none; margin: 0; padding: 0; }
nav a { display: block; padding: 4px 8px; border-radius: 4px; text-decoration: none; }
nav a[aria-current] { background: var(--paper); color: var(--ink); font-weight: 600; }
h1 { margin: 0 0 16px; font-size: 24px; }
section { background: var(--paper); border: 1px solid var(--line); border-radius: 8px; padding: 16px; margin: 0 0 16px; }
h2 { margin: 0 0 8px; font-size: 16px; overflow-wrap: anywhere; }
h3 { margin: 16px 0 4px; font-size: 14px; }
p { margin: 0 0 8px; max-width: 75ch; }
code, td:first-child { font-family: ui-monospace, monospace; font-size: 13px; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; }
th, td { text-align: left; vertical-align: top; padding: 4px 8px 4px 0; border-bottom: 1px solid var(--line); }
th { color: var(--soft); font-weight: 600; }
td { overflow-wrap: anywhere; min-width: 120px; }
td:first-child { width: 35%; }
summary { cursor: pointer; padding: 4px 0; color: var(--soft); }
@media (max-width: 767px) { .frame { grid-template-columns: minmax(0, 1fr); padding: 16px; } nav { order: 1; } }
`;
