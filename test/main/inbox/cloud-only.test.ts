/** @file Which files are recognised as being in the cloud only. */

import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { lstat, truncate } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { isOnlyInCloud } from "../../../main/inbox/open-still.ts";
import { whyNotExamined } from "../../../main/inbox/settle.ts";

const folder = mkdtempSync(join(tmpdir(), "pigeonhole-cloud-"));
afterAll(() => rmSync(folder, { recursive: true }));

const statsOf = (name: string) => lstat(join(folder, name), { bigint: true });
const failedRead = (code: string): NodeJS.ErrnoException => Object.assign(new Error(`${code}: read`), { code });

test("a file that has a size and takes no room on this computer is in the cloud only", async () => {
  writeFileSync(join(folder, "online.pdf"), "");
  await truncate(join(folder, "online.pdf"), 200_000);
  writeFileSync(join(folder, "here.pdf"), Buffer.alloc(200_000, "x"));
  writeFileSync(join(folder, "empty.pdf"), "");
  expect(isOnlyInCloud(await statsOf("online.pdf"))).toBe(true);
  expect(isOnlyInCloud(await statsOf("here.pdf"))).toBe(false);
  expect(isOnlyInCloud(await statsOf("empty.pdf"))).toBe(false);
  expect(isOnlyInCloud({ size: 600n, blocks: 0n }), "Windows keeps it beside its name").toBe(false);
});

test("a file that can't be opened because its content is in the cloud says so, and one on this computer doesn't", async () => {
  const [online, here] = [await statsOf("online.pdf"), await statsOf("here.pdf")];
  expect(whyNotExamined(failedRead("UNKNOWN"), online)).toBe("in-cloud");
  expect(whyNotExamined(failedRead("EIO"), here)).toBe("unreadable");
  expect(whyNotExamined(failedRead("EBUSY"), online)).toBe("in-use");
});
