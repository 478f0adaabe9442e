/** @file Moves and notes on a real disk that misbehaves. */

import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { rename } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { createInboxes } from "../../../main/inbox/inbox.ts";
import { moveFile } from "../../../main/inbox/move-file.ts";
import { notePath } from "../../../main/inbox/notes.ts";
import { withSlashes } from "../../abilities.ts";
import { sha256Of } from "../../fakes/memory-disk.ts";

let root = "";
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "pigeonhole-file-"));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const at = (path: string) => join(root, path);
const read = (path: string) => readFileSync(at(path), "utf8");
const all = () => readdirSync(root, { recursive: true, encoding: "utf8" }).map(withSlashes).toSorted();

describe("a file in one of our folders", () => {
  test.each([
    ["long ago", 3_600],
    ["a moment ago", 0],
  ])("that was laid there %s and is edited is seen as it is now, also where its size is the same", async (_, ageS) => {
    const inboxes = createInboxes(() => root);
    const nowS = Date.now() / 1000;
    mkdirSync(at("Needs you"));
    for (const [n, text] of ["10", "12", "14"].entries()) {
      writeFileSync(at("Needs you/a.csv"), text);
      utimesSync(at("Needs you/a.csv"), nowS - ageS + n, nowS - ageS + n);
      // Twice: the second look may know the file from the first.
      for (let look = 0; look < 2; look += 1)
        expect(await inboxes.inspect("payables", "Needs you/a.csv")).toMatchObject({
          ok: true,
          value: { drop: { sha256: sha256Of(text) } },
        });
    }
  });
});

describe("a look that reads nothing", () => {
  const seenAt = Date.now() - 60_000;
  const lay = (text: string, secondsBefore: number) => {
    mkdirSync(at("Needs you"), { recursive: true });
    writeFileSync(at("next"), text);
    utimesSync(at("next"), seenAt / 1000 - secondsBefore, seenAt / 1000 - secondsBefore);
    renameSync(at("next"), at("Needs you/a.csv"));
  };
  const open = () => {
    const inboxes = createInboxes(() => root);
    return {
      ...inboxes,
      mayHaveChanged: () => inboxes.mayHaveChanged("payables", "Needs you/a.csv", { sizeBytes: 2, seenAt }),
    };
  };

  test("knows a file by its size and its time, so that a start doesn't read all files that wait", async () => {
    lay("10", 10);
    expect(await open().mayHaveChanged()).toBe(false);
    // Nothing tells of other content with the same size and time; before anything is sent, it is read.
    lay("12", 10);
    expect(await open().mayHaveChanged()).toBe(false);
  });

  test.each([
    ["has another size", "100", 10],
    ["was saved since", "12", -10],
    ["was saved in the moment in which it was taken in", "12", 1],
  ])("tells that a file may have changed that %s", async (_, text, secondsBefore) => {
    lay(text, secondsBefore);
    expect(await open().mayHaveChanged()).toBe(true);
  });

  test("tells of a file whose place an older one took since the last look", async () => {
    lay("10", 10);
    const { mayHaveChanged, inspect } = open();
    expect([await mayHaveChanged(), await mayHaveChanged()]).toEqual([false, false]);
    lay("12", 3_600);
    expect(await mayHaveChanged()).toBe(true);
    await inspect("payables", "Needs you/a.csv");
    expect(await mayHaveChanged()).toBe(true);
  });

  test("tells that a file may have changed that isn't there", async () => {
    expect(await open().mayHaveChanged()).toBe(true);
  });
});

describe("a move", () => {
  test("that fails leaves the file where it was, and nothing behind", async () => {
    writeFileSync(at("a"), "x");
    const refuse = () => Promise.reject(new Error("EBUSY"));
    expect(await moveFile(at("a"), at("Done/a"), refuse)).toBe("refused");
    expect(all()).toEqual(["Done", "a"]);
  });

  test("that succeeded although the network share reported an error deletes nothing", async () => {
    writeFileSync(at("a"), "x");
    const makeAndFail = async (from: string, to: string) => {
      await rename(from, to);
      throw new Error("ETIMEDOUT");
    };
    expect(await moveFile(at("a"), at("Done/a"), makeAndFail)).toBe("refused");
    expect(read("Done/a")).toBe("x");
    const inboxes = createInboxes(() => root);
    expect(await inboxes.move("payables", "a", "Done/a", sha256Of("x"))).toBe("moved");
  });

  test("of an empty file that succeeded although the network share reported an error deletes nothing", async () => {
    writeFileSync(at("a"), "");
    const makeAndFail = async (from: string, to: string) => {
      await rename(from, to);
      throw new Error("ETIMEDOUT");
    };
    await moveFile(at("a"), at("Failed/a"), makeAndFail);
    expect(all()).toEqual(["Failed", "Failed/a"]);
  });

  test("that was interrupted halfway is completed", async () => {
    writeFileSync(at("a"), "x");
    mkdirSync(at("Done"));
    writeFileSync(at("Done/a"), "");
    expect(await moveFile(at("a"), at("Done/a"))).toBe("moved");
    expect(read("Done/a")).toBe("x");
  });

  test("whose file disappeared halfway leaves nothing behind", async () => {
    mkdirSync(at("Failed"));
    writeFileSync(at("Failed/a"), "");
    const inboxes = createInboxes(() => root);
    expect(await inboxes.move("payables", "a", "Failed/a", sha256Of("x"))).toBe("gone");
    expect(all()).toEqual(["Failed"]);
  });

  test("does not replace a folder of the same name", async () => {
    writeFileSync(at("a"), "x");
    mkdirSync(at("Done/a"), { recursive: true });
    expect(await moveFile(at("a"), at("Done/a"))).toBe("taken");
  });

  test("to the same name as another at the same moment loses neither file", async () => {
    const inboxes = createInboxes(() => root);
    // Each round takes Wine half a second.
    const rounds = process.platform === "win32" ? 5 : 20;
    for (let round = 0; round < rounds; round += 1) {
      const names = ["a", "b", "c"].map((name) => `${name}${round}`);
      for (const name of names) writeFileSync(at(name), name);
      const moves = names.map((name) => inboxes.move("payables", name, `Done/${round}`, sha256Of(name)));
      expect((await Promise.all(moves)).toSorted()).toEqual(["moved", "taken", "taken"]);
      const left = [...names, `Done/${round}`].filter((path) => all().includes(path)).map(read);
      expect(left.toSorted()).toEqual(names);
    }
  });
});

describe("a name as long as file systems allow", () => {
  const long = `${"é".repeat(125)}n.pdf`;

  test("gets a number when it is taken, and keeps its ending", async () => {
    const inboxes = createInboxes(() => root);
    mkdirSync(at("Failed"));
    writeFileSync(at(`Failed/${long}`), "x");
    writeFileSync(at(long), "y");
    const name = await inboxes.freeName("payables", "Failed", long, Date.now());
    expect(name).toMatch(/^Failed\/é+ \(2\)\.pdf$/);
    expect(await inboxes.move("payables", long, name, sha256Of("y"))).toBe("moved");
  });

  test.skipIf(process.platform === "win32")("with control characters has a note whose name shows them", async () => {
    const inboxes = createInboxes(() => root);
    mkdirSync(at("Failed"));
    const name = "Failed/two\nlines\u202efdp.csv";
    writeFileSync(at(name), "x");
    await inboxes.writeNote("payables", name, "Pigeonhole: why this file is here\nx");
    const notes = all().filter((path) => path.endsWith(".why.txt"));
    expect(notes).toEqual([expect.stringMatching(/^Failed\/two_u000alines_u202efdp\.csv….{8}….+\.why\.txt$/)]);
  });

  test("has a note of its own, even beside a similar name", async () => {
    const inboxes = createInboxes(() => root);
    mkdirSync(at("Failed"));
    const names: string[] = [];
    for (const content of ["x", "y", "z"]) {
      writeFileSync(at(long), content);
      const name = await inboxes.freeName("payables", "Failed", long, Date.now());
      expect(await inboxes.move("payables", long, name, sha256Of(content))).toBe("moved");
      await inboxes.writeNote("payables", name, `Pigeonhole: why this file is here\n${content}`);
      names.push(name);
    }
    expect(names.map((name) => readFileSync(notePath(at(name)), "utf8").at(-1))).toEqual(["x", "y", "z"]);
  });

  test("has a note of its own, beside names that differ only in their middle, all filed at the same moment", async () => {
    const inboxes = createInboxes(() => root);
    mkdirSync(at("Failed"));
    const contents = ["u", "v", "w", "x", "y", "z"];
    const file = async (content: string) => {
      const name = `${"a".repeat(100)}${content}${"b".repeat(146)}.csv`;
      writeFileSync(at(name), content);
      const target = await inboxes.freeName("payables", "Failed", name, Date.now());
      await inboxes.move("payables", name, target, sha256Of(content));
      await inboxes.writeNote("payables", target, `Pigeonhole: why this file is here\n${content}`);
    };
    await Promise.all(contents.map(file));
    const notes = all().filter((path) => path.endsWith(".why.txt"));
    expect(notes.map((path) => read(path).at(-1)).toSorted()).toEqual(contents);
    expect(notes.every((path) => Buffer.byteLength(path.slice("Failed/".length)) <= 255)).toBe(true);
  });
});

describe("a note", () => {
  test("opens correctly in every Windows program, also after it is rewritten", async () => {
    const inboxes = createInboxes(() => root);
    writeFileSync(at("a.csv"), "x");
    for (const text of ["one", "two"])
      await inboxes.writeNote("payables", "a.csv", `Pigeonhole: why this file is here\n${text}\n`);
    expect(read("a.csv.why.txt")).toBe("\uFEFFPigeonhole: why this file is here\r\ntwo\r\n");
  });

  test("shows the control characters of what the finance system answered, and hands none of them on", async () => {
    const inboxes = createInboxes(() => root);
    await inboxes.writeNote("payables", "a.csv", "Pigeonhole: why this file is here\n\u001b]0;pwned\u0007 \u202Efdp\n");
    expect(read("a.csv.why.txt")).toBe(
      "\uFEFFPigeonhole: why this file is here\r\n\\u001b]0;pwned\\u0007 \\u202efdp\r\n",
    );
  });

  test("that cannot be written does not undo the move", async () => {
    const inboxes = createInboxes(() => root);
    mkdirSync(at("a.csv.why.txt"));
    await inboxes.writeNote("payables", "a.csv", "Pigeonhole: why this file is here");
    await inboxes.writeNote("payables", "nowhere/b.csv", "Pigeonhole: why this file is here");
    expect(all()).toEqual(["a.csv.why.txt"]);
  });
});
