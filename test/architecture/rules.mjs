/**
 * @file The walls of the house: what may never be imported, and why.
 *
 * walls.test.ts plants one trespass per rule and expects each to be caught.
 */

const forbid = (name, comment, from, to) => ({
  name,
  severity: "error",
  comment,
  from: typeof from === "string" ? { path: from } : from,
  to: typeof to === "string" ? { path: to } : to,
});

/** One library, one file: to replace the library is to replace that file. */
const door = (library, ...files) =>
  forbid(
    `one-door-${library}`,
    `${library} is reached through ${files.join(" and ")} alone.`,
    { path: "^(main|renderer|shared)/", pathNot: `^(${files.join("|").replaceAll(".", "[.]")})$` },
    `^(node:)?${library}$|node_modules/(@e965/)?${library}/`,
  );

const pure = "^(shared|main/(spreadsheet|e-invoice|planning|imports|office|report))/";
const adapters = "inbox|parser|journal|ledger|templates|api|auth|network|settings|diagnostics|updates|alerts|desktop";
/** Where the parts are put together or tried out: the only files that may import what is behind a door. */
const roots = "^main/(main|cli)[.]ts$|^main/(assemble|cli/commands|selftest)/";

export default {
  forbidden: [
    forbid("no-circles", "A circle has no first file to read.", {}, { circular: true }),
    forbid(
      "no-dangling-import",
      "Every import leads somewhere.",
      {},
      { couldNotResolve: true, pathNot: "^(electron(/|$)|node:sqlite$)" },
    ),

    forbid(
      "shared-is-ground",
      "Both processes stand on shared; shared stands on nothing.",
      "^shared/",
      "^(main|renderer|test|scripts)/",
    ),
    forbid(
      "words-stand-on-grammar",
      "A catalogue holds sentences. Which of them is said is decided once, outside, for all languages.",
      "^shared/words/(english|german)/",
      { path: "^(shared|main|renderer)/", pathNot: "^shared/(words/(english|german)/|wording/grammar[.]ts$)" },
    ),
    forbid(
      "renderer-sees-shared-only",
      "The renderer speaks to main through shared/ipc.ts.",
      "^renderer/",
      "^(main|test|scripts)/",
    ),
    forbid(
      "main-never-draws",
      "Main speaks to the renderer through shared/ipc.ts.",
      "^main/",
      "^(renderer|test|scripts)/",
    ),
    forbid(
      "preload-stands-alone",
      "The preload is sandboxed: shared and electron only.",
      "^main/preload[.]ts$",
      "^main/",
    ),
    forbid(
      "nobody-imports-the-root",
      "The parts are put together once, at the top.",
      "^(main|renderer|shared)/",
      "^main/(main|cli|preload|parser/(parser|pdf-text)-entry)[.]ts$",
    ),
    forbid(
      "assembled-at-the-top",
      "Only the entries and the two fronts import the assembly.",
      { path: "^(main|renderer|shared)/", pathNot: `${roots}|^main/(ipc|cli)/` },
      "^main/assemble/",
    ),
    forbid(
      "parts-know-no-front",
      "The fronts stand on the parts, never the other way round.",
      { path: "^main/", pathNot: "^main/(main|cli)[.]ts$|^main/(ipc|cli|selftest)/" },
      "^main/(ipc|cli|selftest)/",
    ),
    forbid(
      "fronts-stay-apart",
      "The window and the command line share the parts below them, not each other's.",
      "^main/cli(/|[.]ts$)",
      "^main/(ipc|desktop)/|^main/main[.]ts$",
    ),
    forbid(
      "electron-is-furniture",
      "All but the window's own files run without Electron.",
      {
        path: "^(main|shared)/",
        pathNot: "^main/(main|preload|settings/open-with-electron-store)[.]ts$|^main/(desktop|ipc|selftest/app)/",
      },
      "^electron(/|$)|node_modules/electron/",
    ),

    forbid(
      "pure-core",
      "Parsing, planning and the pipeline touch the world through their ports only.",
      pure,
      "node_modules/(electron|electron-updater|chokidar|keytar|openid-client|electron-store|conf|file-type)/",
    ),
    forbid("pure-core-no-node", "The same wall, for Node's own modules.", pure, { dependencyTypes: ["core"] }),
    forbid(
      "pipeline-knows-ports-only",
      "The assembly supplies what imports/ports/ and ledger.ts ask for.",
      "^main/(imports|office)/",
      `^main/(${adapters}|platform|ipc|cli|agent|nightly|check|assemble)/`,
    ),
    forbid("planning-stands-below", "What is planned does not know who sends it.", "^main/planning/", "^main/imports/"),
    forbid(
      "spreadsheet-stands-lowest",
      "A reading knows nothing of plans.",
      "^main/spreadsheet/",
      "^main/(planning|imports)/",
    ),
    forbid(
      "reader-is-loaded-last",
      "Reading is for processes of its own: loaded elsewhere from the start, it slows every start of the agent.",
      { path: "^main/", pathNot: "^main/(spreadsheet|parser|selftest)/" },
      { path: "^main/spreadsheet/", dynamic: false, dependencyTypesNot: ["type-only"] },
    ),
    forbid(
      "e-invoice-stands-lowest",
      "An e-invoice is read without a spreadsheet's guesses, and knows nothing of plans.",
      "^main/e-invoice/",
      "^main/(planning|imports|spreadsheet)/",
    ),
    forbid(
      "report-knows-shared-only",
      "A report is made of what it is handed, and asks nobody.",
      "^main/report/",
      `^main/(?!report/)`,
    ),
    forbid(
      "agent-knows-ports-only",
      "The agent is handed its parts, and so is what it does at set hours.",
      "^main/(agent|nightly)/",
      `^main/(${adapters}|platform|assemble)/`,
    ),
    forbid(
      "platform-is-lowest",
      "Platform is what the computer gives: log, clock, data folder. It knows imports/ports/ and shared alone.",
      "^main/platform/",
      "^main/(?!platform/|imports/ports/)",
    ),
    forbid("adapters-are-islands", "Adapters meet in assemble.ts, never each other.", `^main/(${adapters})/`, {
      path: `^main/(${adapters}|agent|nightly|check|assemble)/`,
      pathNot: "^main/$1/",
    }),
    forbid(
      "front-doors",
      "A folder is entered by its front door; behind it, anything may change.",
      { path: "^main/([^/]+)/", pathNot: roots },
      {
        path: `^main/(${adapters.replace("|desktop", "")}|assemble|spreadsheet|e-invoice|planning|imports|office|report)/`,
        pathNot:
          "^main/$1/|^main/(inbox/inbox|ledger/postgres-ledger|office/(ledger|commit-in-office)|parser/(parser|pdf-text)|journal/journal|templates/templates|diagnostics/diagnostics|api/api|auth/account|network/network|settings/settings-store|updates/updates|alerts/alerts|report/make-report|spreadsheet/(read|correct)-spreadsheet|e-invoice/read-e-invoice|planning/plan-import|assemble/(assemble|assemble-updates|office/(set-up|enter)-office)|imports/(ports/[a-z-]+|import-queue|take-in|decide|look-at-sheet|correct-cells|foresee|attach-sent-pdfs|reversal/(ask-reversal|draft-reversals)|rematch-documents|named-lists|follow-answers|follow-settings|note-context|rows-in-doubt|settle-listed))[.]ts$",
      },
    ),

    door("chokidar", "main/inbox/watch-inbox.ts"),
    door("file-type", "main/inbox/ends/look-inside.ts"),
    door("keytar", "main/auth/keychain.ts"),
    door("nodemailer", "main/alerts/send-mail.ts"),
    door("openid-client", "main/auth/oidc.ts"),
    door("electron-store", "main/settings/open-with-electron-store.ts"),
    door("conf", "main/settings/open-with-conf.ts"),
    door("fflate", "main/diagnostics/zip-files.ts"),
    door("electron-updater", "main/updates/electron-updater.ts"),
    door("sqlite", "main/journal/database/database.ts"),
    door(
      "xlsx",
      "main/spreadsheet/workbook/read-workbook.ts",
      "main/spreadsheet/workbook/write-workbook.ts",
      "main/parser/archive/read-streams.ts",
    ),
    door("pg", "main/ledger/postgres-connection.ts"),
    door("unpdf", "main/parser/open-pdf.ts", "renderer/preview/draw-pdf.ts"),
    door("@tanstack/virtual-core", "renderer/parts/use-virtual-rows.ts"),
    door("saxes", "main/e-invoice/xml/parse-xml.ts", "main/api/doubts/xml-tree.ts"),
    door("csv-parse", "main/spreadsheet/text/cut-records.ts"),
    // Wherever words cross a border: the settings file, the window, the parser's process.
    door(
      "zod",
      "shared/settings/settings.ts",
      "shared/settings/setting-values.ts",
      "shared/settings/inbox-schema.ts",
      "shared/settings/read-settings.ts",
      "shared/settings/wrong-setting.ts",
      "shared/settings/policy.ts",
      "shared/settings/setup-file.ts",
      "shared/updates/release.ts",
      "shared/spreadsheet/template-schema.ts",
      "shared/e-invoice/e-invoice-schema.ts",
      "main/ipc/parse-input.ts",
      "main/parser/check-reply.ts",
      "main/parser/archive/check-inside.ts",
      "main/parser/reading-schema.ts",
    ),
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    tsPreCompilationDeps: true,
    // dependency-cruiser 18 cannot load TypeScript 7; without @swc/core it reads
    // no .ts file at all and still reports success. walls.test.ts guards this.
    parser: "swc",
    enhancedResolveOptions: { exportsFields: ["exports"], conditionNames: ["import", "node", "default", "types"] },
  },
};
