/** @file A large document on a slow line, seen in the real window: how far it is, and that it can be stopped. */

import { createHash } from "node:crypto";
import { rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type SlowLine, startSlowLine } from "../bench/slow-line.ts";
import { type OpenWindow, openDesk, signIn as signInAt } from "./open-window.ts";

const megabyte = 1_000_000;
let line: SlowLine;
let window: Awaited<ReturnType<typeof openDesk>>;
beforeAll(async () => {
  line = await startSlowLine({ oneWayMs: 50, bytesPerSecond: 2 * megabyte });
  window = await openDesk({ settleMs: 300 }, line.url);
  line.leadTo(window.desk.sandbox.apiPort);
  await signIn(window);
}, 120_000);
beforeEach(() => window.desk.sandbox.forget());
afterAll(async () => {
  await line.stop();
  await window.close();
});

async function signIn({ page }: OpenWindow) {
  await signInAt(page);
}

/** A PDF of that size, dropped whole. */
async function drop(name: string, sizeBytes: number): Promise<string> {
  const bytes = Buffer.alloc(sizeBytes, `${name} `);
  bytes.write("%PDF-1.7\n");
  bytes.write("\n%%EOF\n", sizeBytes - 7);
  const { root, inbox } = window.desk;
  await writeFile(join(root, "on its way"), bytes);
  await rename(join(root, "on its way"), join(inbox, name));
  return createHash("sha256").update(bytes).digest("hex");
}

const arrived = () => window.desk.sandbox.received().documents.map(({ sha256 }) => sha256);

test("an upload shows its progress, and arrives byte for byte", async () => {
  const sha256 = await drop("10023 contract.pdf", 12 * megabyte);
  const bar = window.page.getByRole("progressbar", { name: "Being sent: 10023 contract.pdf" });
  await bar.waitFor();
  await window.page.getByText(/^[1-9]\d* of 12 MB, about \d+ seconds? left$/).waitFor();
  await expect.poll(arrived).toEqual([sha256]);
  await bar.waitFor({ state: "detached" });
});

test("a stopped upload never arrives, and is sent when a person retries it", async () => {
  const { page } = window;
  const sha256 = await drop("10023 contract.pdf", 20 * megabyte);
  await page.getByRole("progressbar", { name: "Being sent: 10023 contract.pdf" }).waitFor();
  await page.getByRole("button", { name: "Cancel sending: 10023 contract.pdf" }).click();
  await page.getByText(/^Failed: /).waitFor();
  expect(arrived()).toEqual([]);
  await rename(await whereItLies(), join(window.desk.inbox, "10023 contract.pdf"));
  await expect.poll(arrived).toEqual([sha256]);
});

async function whereItLies(): Promise<string> {
  const lies = async () => {
    const reply = (await window.page.evaluate("window.agent.call('imports.list', { limit: 1 })")) as {
      value: readonly { readonly place: { readonly path: string } }[];
    };
    return reply.value[0]?.place.path ?? "";
  };
  await expect.poll(lies).toMatch(/^Failed\//);
  return join(window.desk.inbox, await lies());
}
