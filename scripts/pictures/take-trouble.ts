/** @file Pictures of an office in trouble: everything that can be wrong at once, and its morning report. */

import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { checksumOfRow } from "../../main/journal/database/row-checksums.ts";
import { words } from "../../shared/words/spoken.ts";
import { dragFiles } from "../../test/e2e/drag-files.ts";
import { type Desk, type OpenWindow, openRow, openWindow } from "../../test/e2e/open-window.ts";
import { oldDate, wrongRows } from "../../test/e2e/sheet-files.ts";
import { environment, goTo, signIn, take, takePage, takeViews, waitUntil } from "./camera.ts";
import { drop, layOffice } from "./office-files.ts";

const dayMs = 86_400_000;

export async function takeTrouble(): Promise<void> {
  const desk = await layOffice({ settleMs: 500 });
  const away = join(desk.root, "Scans Leeds and Bradford");
  await mkdir(away);
  await change(desk, (config) => {
    config.inboxes.push({ ...config.inboxes[0], id: "leeds", path: away });
  });
  await open(desk, async (window) => {
    await signIn(window);
    await goWrong(window, desk);
    await takeViews(window, "trouble");
    await takeAnswers(window);
    await takeApproval(window);
    await takeWhichInbox(window, desk);
    await goTo(window, "today");
    await takeReport(window, desk, "report of trouble");
  });
  growOld(join(desk.dataFolder, "journal.sqlite"));
  await rm(away, { recursive: true });
  await open(desk, async (window) => {
    await window.page.getByRole("button", { name: words.window.checkTonight }).click();
    await window.page.locator(".night-line .mark-failed").waitFor();
    await take(window, "an inbox away, and a red night");
  });
  await mkdir(away);
  await open(desk, async (window) => {
    await window.page.locator(".top-words").getByText("5").waitFor();
    await take(window, "documents overdue");
    desk.sandbox.fault("create-batch", { kind: "refuse" }, 1_000);
    desk.sandbox.fault("attach", { kind: "refuse" }, 1_000);
    await drop(desk, "10024_2.jpg", null);
    await window.page.getByRole("banner").getByText(words.agent.offline).waitFor();
    await take(window, "offline");
    await change(desk, (config) => {
      config.inboxes[1].dateOrder = "sideways";
      config.colour = "mauve";
    });
    await window.page.getByText(words.window.settings, { exact: true }).waitFor();
    await take(window, "settings wrong");
  });
  await desk.clear();
}

async function open(desk: Desk, act: (window: OpenWindow) => Promise<void>): Promise<void> {
  const window = await openWindow(desk, true, [], environment());
  try {
    await act(window);
  } finally {
    await window.close();
  }
}

// biome-ignore lint/suspicious/noExplicitAny: it is wrong on purpose.
async function change({ dataFolder }: Desk, how: (config: any) => void): Promise<void> {
  const file = join(dataFolder, "config.json");
  const config = JSON.parse(await readFile(file, "utf8"));
  how(config);
  await writeFile(file, JSON.stringify(config));
}

async function goWrong(window: OpenWindow, desk: Desk): Promise<void> {
  const come = async (name: string, bytes: Uint8Array | string | null, ...states: readonly string[]) => {
    await drop(desk, name, bytes);
    await waitUntil(window, name, ...states);
  };
  await come("november invoices.xlsx", null, "done");
  desk.sandbox.fault("create-batch", { kind: "reset-after-body" });
  await come("hire and telecoms.csv", null, "unknown");
  desk.sandbox.fault("create-batch", { kind: "status", status: 400, body: '{"Message":"The period is closed."}' });
  await come("october.csv", oldDate("O").replaceAll("2016", "2026"), "failed", "held");
  await come("99999 unknown invoice.pdf", "%PDF-1.7\nwhose\n%%EOF\n", "waiting");
  await come("holiday photos.zip", "PK no zip at all", "failed");
  await come("purchases with wrong rows, October 2026.csv", wrongRows("W"), "waiting");
  await come("purchases October, an old date.csv", oldDate("D"), "held");
  const again = await readFile(join(desk.inbox, (await filed(desk, "november invoices.xlsx")) ?? ""));
  await come("november invoices, once more.xlsx", again, "duplicate");
  await come("scan 0007.pdf", null, "waiting");
  await come(
    "attachments.csv",
    "Purchase invoice ID,File\r\n10025,delivery note 4711.pdf\r\n10026,skip.pdf\r\n",
    "done",
  );
}

/** Its current path, relative to the inbox. */
async function filed({ inbox }: Desk, name: string): Promise<string | undefined> {
  const all = await readdir(inbox, { recursive: true });
  return all.find((path) => path.endsWith(name));
}

/** Opens the follow-up questions: whether to send it again, and when the original was sent. */
async function takeAnswers(window: OpenWindow): Promise<void> {
  const { page } = window;
  await goTo(window, "needs-you");
  await openRow(page, "hire and telecoms.csv");
  await page
    .getByRole("button", { name: words.window.about(words.needsYou.sendAgain, "hire and telecoms.csv") })
    .click();
  await take(window, "send it again");
  await page.getByRole("button", { name: words.needsYou.sendAgainNo, exact: true }).click();
  await page.locator("summary", { hasText: words.rowByRow.title }).click();
  await page.locator(".rows-in-doubt li").first().waitFor();
  await take(window, "answer invoice by invoice");
  await goTo(window, "history");
  for (const [file, name] of [
    ["hire and telecoms.csv", "details of an unknown outcome"],
    ["november invoices, once more.xlsx", "details of a duplicate"],
  ] as const) {
    await page.getByRole("row", { name: new RegExp(file) }).click();
    const sentEarlier = page.locator("aside.detail").getByText(words.needsYou.notTheSame);
    if ((await sentEarlier.count()) > 0) await sentEarlier.click();
    await take(window, name, false);
    await page.keyboard.press("Escape");
  }
}

/** A batch with an unusual row, as it is seen before it is approved. */
async function takeApproval(window: OpenWindow): Promise<void> {
  const { page } = window;
  await goTo(window, "needs-you");
  await openRow(page, "purchases October, an old date.csv");
  await page
    .getByRole("button", { name: words.window.about(words.look.lookAt, "purchases October, an old date.csv") })
    .click();
  await page.locator("table.sheet").first().waitFor();
  await take(window, "approve");
  await page.keyboard.press("Escape");
}

async function takeWhichInbox(window: OpenWindow, desk: Desk): Promise<void> {
  const scan = join(desk.root, "scan.pdf");
  await writeFile(scan, "%PDF-1.7\nscan\n%%EOF\n");
  await dragFiles(window, [scan], ["dragEnter", "dragOver", "drop"]);
  await window.page.getByRole("dialog", { name: words.adding.whichInbox }).waitFor();
  await take(window, "which inbox", false);
  await window.page.keyboard.press("Escape");
}

/** Moves every drop five days into the past. */
function growOld(journal: string): void {
  const database = new DatabaseSync(journal);
  const update = database.prepare("UPDATE imports SET seen_at = ?, since = ?, checksum = ? WHERE id = ?");
  for (const row of database.prepare("SELECT * FROM imports").all()) {
    const [seen_at, since] = [Number(row["seen_at"]) - 5 * dayMs, Number(row["since"]) - 5 * dayMs];
    update.run(seen_at, since, checksumOfRow("imports", { ...row, seen_at, since }), Number(row["id"]));
  }
  database.close();
}

async function takeReport(window: OpenWindow, { dataFolder }: Desk, name: string): Promise<void> {
  await window.page.getByRole("button", { name: words.window.morningReport }).click();
  const reports = join(dataFolder, "reports");
  let page: string | undefined;
  while (page === undefined) {
    await window.page.waitForTimeout(500);
    page = (await readdir(reports).catch(() => [])).find((file) => /^\d.*\.html$/.test(file));
  }
  await takePage(join(reports, page), name);
}
