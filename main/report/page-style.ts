/** @file The stylesheet of the morning report: for light and dark screens, and for print. */

export const pageStyle = `
:root { color-scheme: light dark; --paper: #f6f5f2; --surface: #fff; --ink: #1d2024; --soft: #5d6268; --line: #e6e3dd;
  --strong: #c9c5bd; --good: #2c7a51; --call: #a65a00; --call-wash: #fdf5e8; --call-line: #edd9b8; --bad: #b3322b;
  --bad-wash: #fdeeec; --added: #2763a8; --sent: #2c7a51; }
@media (prefers-color-scheme: dark) {
  :root { --paper: #17181a; --surface: #1f2124; --ink: #eceae6; --soft: #a5a8ac; --line: #313438; --strong: #4b4f55;
    --good: #6cc08f; --call: #eeb055; --call-wash: #2b241a; --call-line: #4d3f28; --bad: #f08a80; --bad-wash: #33201e;
    --added: #7fb2ea; --sent: #6cc08f; }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 15px/1.5 system-ui, -apple-system, "Segoe UI", "Noto Sans", "Helvetica Neue", Arial, sans-serif; }
main { max-width: 62rem; margin: 0 auto; padding: 2rem 1.5rem 3rem; }
h1, h2, p { margin: 0; }
h1 { font-size: 1rem; font-weight: 600; color: var(--soft); }
h2 { font-size: 1.0625rem; margin: 2rem 0 0.375rem; break-after: avoid; }
.period, .hint, caption { color: var(--soft); font-size: 0.875rem; }
.period { margin-top: 0.125rem; }
.hint + table { margin-top: 0.375rem; }
.sentence { margin: 0.875rem 0 0; padding: 0.875rem 1rem; border: 1px solid var(--line); border-left: 0.375rem solid var(--good);
  border-radius: 0.5rem; background: var(--surface); font-size: 1.3125rem; font-weight: 600; line-height: 1.3; }
.sentence.call { border-left-color: var(--call); }
.sentence.bad { border-left-color: var(--bad); color: var(--bad); }
.alarm { margin: 0.75rem 0 0; padding: 0.75rem 1rem; border: 1px solid var(--bad); border-radius: 0.5rem; background: var(--bad-wash); }
.alarm ul, .trouble { margin: 0.25rem 0 0; padding-left: 1.25rem; }
.trouble { margin-top: 0.75rem; padding: 0.625rem 1rem; border: 1px solid var(--call-line); border-radius: 0.5rem; background: var(--call-wash); }
table { width: 100%; border-collapse: collapse; background: var(--surface); border: 1px solid var(--line); font-variant-numeric: tabular-nums; }
table.narrow { width: auto; min-width: 22rem; }
caption { text-align: left; padding: 0 0 0.5rem; }
th, td { padding: 0.4375rem 0.75rem; border-top: 1px solid var(--line); text-align: left; vertical-align: top; font-weight: 400; overflow-wrap: break-word; }
thead th { border-top: 0; color: var(--soft); font-size: 0.8125rem; font-weight: 600; white-space: nowrap; overflow-wrap: normal; }
tfoot th, tfoot td { border-top: 2px solid var(--strong); font-weight: 600; }
.number { text-align: right; white-space: nowrap; overflow-wrap: normal; }
.narrow td { text-align: right; }
.nowrap { white-space: nowrap; overflow-wrap: normal; }
.file { font-weight: 600; overflow-wrap: anywhere; }
.soft { color: var(--soft); }
.needs th, .needs td { border-top-color: var(--call-line); }
td:has(> .file) { min-width: 9rem; }
.needs td:first-child { min-width: 12rem; }
.batches td:first-child { min-width: 9rem; }
.needs { background: var(--call-wash); border-color: var(--call-line); }
tr { break-inside: avoid; }
.plain { margin: 0.25rem 0 0; padding-left: 1.25rem; }
.picture { display: block; width: 100%; height: auto; margin-top: 0.25rem; background: var(--surface); border: 1px solid var(--line); }
.picture text { fill: var(--soft); font-size: 12px; }
.picture .axis { stroke: var(--strong); stroke-width: 2; }
.picture .tick { stroke: var(--line); }
.added { fill: var(--added); background: var(--added); }
.sent { fill: var(--sent); background: var(--sent); }
.key { display: flex; flex-wrap: wrap; gap: 0.25rem 1.25rem; }
.key i { display: inline-block; width: 0.75rem; height: 0.75rem; margin-right: 0.375rem; }
details { margin-top: 0.625rem; }
summary { cursor: pointer; color: var(--soft); font-size: 0.875rem; }
a { color: inherit; }
footer code { overflow-wrap: anywhere; }
footer { margin-top: 2rem; padding-top: 0.75rem; border-top: 1px solid var(--line); color: var(--soft); font-size: 0.875rem; }
@media screen and (max-width: 40rem) {
  main { padding: 1.25rem 1rem 2rem; }
  table { display: block; overflow-x: auto; }
  .needs thead { display: none; }
  .needs tbody, .needs tr, .needs td { display: block; }
  .needs tr { padding: 0.5rem 0; border-top: 1px solid var(--call-line); }
  .needs tr:first-child { border-top: 0; }
  .needs td { padding: 0.0625rem 0.75rem; border-top: 0; }
  .needs td[data-heading]:not(:empty)::before { content: attr(data-heading) ": "; color: var(--soft); }
  .places :is(thead, tbody, tfoot) { display: block; }
  .places tr { display: grid; grid-template-columns: 1fr 4rem 8.5rem; border-top: 1px solid var(--line); }
  .places :is(th, td) { border-top: 0; }
  .places .words { grid-column: 1 / -1; padding-top: 0; }
  .places thead th { white-space: normal; }
}
@page { size: A4; margin: 14mm; }
@media print {
  :root { color-scheme: light; --paper: #fff; --surface: #fff; --ink: #000; --soft: #444; --line: #ccc; --strong: #888;
    --good: #2c7a51; --call: #a65a00; --call-wash: #fff; --call-line: #ccc; --bad: #b3322b; --bad-wash: #fff;
    --added: #2763a8; --sent: #2c7a51; }
  body { font-size: 10.5pt; print-color-adjust: exact; }
  main { max-width: none; padding: 0; }
  details { display: none; }
  h2 { margin-top: 1.25rem; }
}
`;
