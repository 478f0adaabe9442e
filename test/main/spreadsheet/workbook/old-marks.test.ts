/** @file In an older workbook (.xls), too, struck-out, raised and unseen characters are no part of a figure. */

import { expect, test } from "vitest";
import { CFB } from "xlsx";
import { makeWorkbook } from "../../../fixtures/spreadsheets/make-files.ts";
import { readBytes } from "../reading.ts";

const rows = [
  ["Supplier", "Invoice number", "Date", "Currency", "Net"],
  ["Acme", "A-1", "2026-11-11", "GBP", 100],
  ["Beta", "B-1B-2", "2026-11-12", "GBP", 200.5],
];

const record = (type: number, body: Buffer): Buffer => {
  const head = Buffer.alloc(4);
  head.writeUInt16LE(type, 0);
  head.writeUInt16LE(body.length, 2);
  return Buffer.concat([head, body]);
};

interface Look {
  readonly grbit?: number;
  readonly colour?: number;
  readonly raised?: number;
}

/** The file with a font and a style of this look for some cells, and a list of texts with runs in that font. */
function withLook(
  look: Look,
  cells: readonly string[],
  run: readonly [from: number, to: number] | null = null,
): Uint8Array {
  const container = CFB.read(makeWorkbook({ A: rows }, { bookType: "biff8" }), { type: "array" });
  const entry = CFB.find(container, "Workbook");
  const stream = Buffer.from(Uint8Array.from(entry?.content ?? []));
  const old: { type: number; body: Buffer; at: number }[] = [];
  for (let at = 0; at + 4 <= stream.length; ) {
    const length = stream.readUInt16LE(at + 2);
    old.push({ at, type: stream.readUInt16LE(at), body: Buffer.from(stream.subarray(at + 4, at + 4 + length)) });
    at += 4 + length;
  }
  const [fonts, styles] = [old.filter(({ type }) => type === 0x31), old.filter(({ type }) => type === 0xe0)];
  const font = Buffer.from(fonts[0]?.body ?? []);
  font.writeUInt16LE(look.grbit ?? 0, 2);
  font.writeUInt16LE(look.colour ?? 0x7fff, 4);
  font.writeUInt16LE(look.raised ?? 0, 8);
  // There is no font of the number 4.
  const number = fonts.length >= 4 ? fonts.length + 1 : fonts.length;
  const style = Buffer.from(styles.at(-1)?.body ?? []);
  style.writeUInt16LE(number, 0);
  style.writeUInt32LE(0, 14);
  const text = "B-1B-2";
  const runs = Buffer.alloc(8);
  if (run !== null) for (const [n, value] of [run[0], number, run[1], 0].entries()) runs.writeUInt16LE(value, 2 * n);
  const head = Buffer.from([1, 0, 0, 0, 1, 0, 0, 0, text.length, 0, 8, 2, 0]);
  // The text goes on in a second record, which says again how wide its characters are.
  const texts = [
    record(0xfc, Buffer.concat([head, Buffer.from(text.slice(0, 2))])),
    record(0x3c, Buffer.concat([Buffer.from([1]), Buffer.from(text.slice(2), "utf16le"), runs])),
  ];
  const made: Buffer[] = [];
  let begun = 0;
  const starts: number[] = [];
  const sheets: number[] = [];
  for (const { type, body } of old) {
    const size = made.reduce((sum, { length }) => sum + length, 0);
    if (type === 0x0809 && begun++ > 0) starts.push(size);
    if (type === 0x85) sheets.push(size + 4);
    if (type === 0x0a && starts.length === 0 && run !== null) made.push(...texts);
    if (type === 0xfc && run !== null) continue;
    let written = record(type, body);
    if ([0x0203, 0x0204, 0x027e, 0xfd].includes(type)) {
      const ref = `${"ABCDE"[body.readUInt16LE(2)]}${body.readUInt16LE(0) + 1}`;
      if (cells.includes(ref)) body.writeUInt16LE(styles.length, 4);
      written = record(type, body);
      if (run !== null && ref === "B3") written = record(0xfd, Buffer.concat([body.subarray(0, 6), Buffer.alloc(4)]));
    }
    made.push(written);
    if (body === fonts.at(-1)?.body) made.push(record(0x31, font));
    if (body === styles.at(-1)?.body) made.push(record(0xe0, style));
  }
  const whole = Buffer.concat(made);
  for (const [n, at] of sheets.entries()) whole.writeUInt32LE(starts[n] ?? 0, at);
  CFB.utils.cfb_del(container, "/Workbook");
  CFB.utils.cfb_add(container, "/Workbook", whole);
  return new Uint8Array(CFB.write(container, { type: "buffer", fileType: "cfb" }) as Uint8Array);
}

const read = (...of: Parameters<typeof withLook>) => {
  const { invoices, problems, questions } = readBytes(withLook(...of), "bills.xls");
  return {
    sent: invoices.map(({ row }) => row),
    problems: problems.map(({ reason }) => reason),
    asked: questions.map(({ id }) => id),
  };
};

test("a file without such characters is read", () => {
  expect(read({}, [])).toEqual({ sent: [2, 3], problems: [], asked: [] });
  expect(read({}, ["E3"], [0, 3])).toEqual({ sent: [2, 3], problems: [], asked: [] });
});

test("an amount that is struck out, or has the colour of its background, is a problem of its row", () => {
  expect(read({ grbit: 8 }, ["E3"])).toEqual({ sent: [2], problems: ["“200.5” is struck out."], asked: [] });
  expect(read({ colour: 9 }, ["E3"]).problems).toEqual([
    "“200.5” has the colour of its background, so it can't be seen.",
  ]);
});

test("a row that is struck out or unseen is asked about", () => {
  const row = ["A3", "B3", "C3", "D3", "E3"];
  expect(read({ grbit: 8 }, row).asked).toEqual(["struck-rows"]);
  expect(read({ colour: 9 }, row).asked).toEqual(["hidden-rows"]);
});

test("a number of which a part is struck out or raised is a problem of its row", () => {
  expect(read({ grbit: 8 }, [], [0, 3])).toEqual({
    sent: [2],
    problems: ["“B-1” in “B-1B-2” is struck out."],
    asked: [],
  });
  expect(read({ raised: 1 }, [], [5, 6]).problems[0]).toContain("“2” in “B-1B-2” is raised or lowered");
});
