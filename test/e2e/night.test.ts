/** @file The night in the real window: whether it will work, asked before and after signing in, and the morning report. */

import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import type { AgentStatus } from "../../shared/agent/agent-status.ts";
import { openDesk, signIn } from "./open-window.ts";

let desk: Awaited<ReturnType<typeof openDesk>> | null = null;
afterEach(async () => {
  await desk?.close();
  desk = null;
});

test("the window says that tonight will not work, and that it will after signing in", async () => {
  desk = await openDesk({ settleMs: 300 });
  const { page } = desk;
  const night = page.getByRole("region", { name: "Tonight" });
  await night.getByText("Overnight sending won't work while you're signed out. Please sign in.").waitFor();
  await night.getByRole("button", { name: "Check overnight sending" }).click();
  await night.getByText(/^Overnight sending won't work yet/).waitFor();

  await signIn(page);
  await night.getByRole("button", { name: "Check overnight sending" }).click();
  await night.getByText(/^Overnight sending should work: checked at \d\d:\d\d\.$/).waitFor();

  await night.getByRole("button", { name: "Morning report" }).click();
  const reply = async () => (await page.evaluate("window.agent.call('agent.status', null)")) as { value: AgentStatus };
  await expect.poll(async () => (await reply()).value.report?.needYou).toBe(0);
  const { report } = (await reply()).value;
  const made = join(desk.desk.dataFolder, "reports", `${report?.day}.html`);
  // Text is escaped in the report, so the apostrophe has its number there.
  expect(await readFile(made, "utf8")).toContain("No new files. Everything&#39;s working.");
});
