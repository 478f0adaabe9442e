/** @file The tests that take long: those that start processes or PostgreSQL, open windows, play histories, send large files, or try thousands of cases. */

export const long: readonly string[] = [
  "test/{e2e,fault-injection,fuzz}/**/*.test.ts",
  "test/main/cli/!(arguments|environment-secret).test.ts",
  "test/corpus/corpus-at-the-command-line.test.ts",
  "test/scenarios/{fortnights,histories,power-cuts,runner,two-agents}.test.ts",
  "test/scenarios/office/office.test.ts",
  "test/contracts/{image,ledger}.test.ts",
  "test/main/ipc/office-setup-commands.test.ts",
  "test/{packages,released}/**/*.test.ts",
  "test/windows/{on-windows,installer/installer}.test.ts",
  "test/sandbox/{attach-document,faults,main,refresh}.test.ts",
  "test/main/{api/attach-document,inbox/document-ends,ledger/{database-problems,silent-line}}.test.ts",
  "test/main/spreadsheet/{beside-the-library,first-sight-properties}.test.ts",
  "test/main/journal/{backup,restore,history/history}.test.ts",
  "test/main/**/{upload-watch,tls,across-processes,damage,parser,pdf-text,csv-chunks,kept-process}.test.ts",
];
