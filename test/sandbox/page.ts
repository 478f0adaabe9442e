/** @file The frame of the sandbox's HTML pages: one inline stylesheet and no external content. */

/** Makes text safe to stand in HTML, in attributes too. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")
    .replaceAll("'", "&#39;");
}

/** Puts a body into the frame; `head` takes further elements. */
export function page(title: string, body: string, head = ""): string {
  return `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<link rel="icon" href="data:,">
${head}<style>${stylesheet}</style>
</head>
<body>
${body}
</body>
</html>
`;
}

const stylesheet = `
:root { --ink: #1d2430; --quiet: #5b6675; --line: #e2e6ec; --paper: #ffffff; --ground: #f4f6f9; --accent: #2451b3;
  --good: #11683a; --good-ground: #e3f4ea; --bad: #9b2c1d; --bad-ground: #fcebe8; }
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--ink);
  font: 14px/1.5 "Segoe UI", system-ui, -apple-system, "Helvetica Neue", Arial, sans-serif; }
header { background: var(--paper); border-bottom: 1px solid var(--line); padding: 14px 28px; display: flex;
  align-items: baseline; gap: 12px; }
header h1 { font-size: 18px; margin: 0; }
header p { margin: 0; color: var(--quiet); }
header .counts { margin-left: auto; font-variant-numeric: tabular-nums; }
main { max-width: 1080px; margin: 0 auto; padding: 20px 28px 40px; }
h2 { font-size: 15px; margin: 24px 0 8px; }
h2:first-child { margin-top: 0; }
.card { background: var(--paper); border: 1px solid var(--line); border-radius: 8px; margin-bottom: 14px; overflow-x: auto; }
.card > h3 { font-size: 14px; margin: 0; padding: 10px 14px; display: flex; gap: 10px; align-items: baseline;
  border-bottom: 1px solid var(--line); }
.card > h3 small { font-weight: 400; color: var(--quiet); }
.card > h3 .end { margin-left: auto; }
.empty { padding: 18px 14px; margin: 0; color: var(--quiet); }
table { border-collapse: collapse; width: 100%; }
th { text-align: left; font-weight: 600; font-size: 12px; color: var(--quiet); white-space: nowrap; }
th, td { padding: 5px 7px; font-size: 13px; vertical-align: baseline; }
th:first-child, td:first-child { padding-left: 14px; }
th:last-child, td:last-child { padding-right: 14px; }
tbody tr + tr td, table + table { border-top: 1px solid var(--line); }
.number { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap; }
.short { white-space: nowrap; }
.tag { display: inline-block; border-radius: 10px; padding: 0 8px; font-size: 12px; font-weight: 600; }
.good { color: var(--good); background: var(--good-ground); }
.bad { color: var(--bad); background: var(--bad-ground); }
code { font: 12px/1.4 ui-monospace, Consolas, monospace; color: var(--quiet); }
.sign-in { max-width: 380px; margin: 8vh auto 0; background: var(--paper); border: 1px solid var(--line);
  border-radius: 10px; padding: 28px 32px 32px; }
.sign-in h1 { font-size: 20px; margin: 0 0 4px; }
.sign-in p { margin: 0 0 18px; color: var(--quiet); }
.sign-in .bad { padding: 8px 12px; border-radius: 6px; }
label { display: block; font-weight: 600; margin-bottom: 14px; }
input { display: block; width: 100%; font: inherit; padding: 8px 10px; margin-top: 4px; border: 1px solid #9aa5b4;
  border-radius: 6px; background: var(--paper); color: var(--ink); }
button { font: inherit; font-weight: 600; padding: 8px 18px; border-radius: 6px; border: 1px solid var(--accent);
  background: var(--accent); color: #fff; cursor: pointer; }
button.plain { background: none; color: var(--accent); margin-left: 8px; }
input:focus-visible, button:focus-visible { outline: 3px solid #8fb0f5; outline-offset: 1px; }
`;
