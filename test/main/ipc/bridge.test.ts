/** @file The bridge lets in commands from our own frame with an input that parses, and nothing else. */

import { beforeEach, describe, expect, test } from "vitest";
import { type Channel, type Handlers, type Parsers, serve, tell } from "../../../main/ipc/bridge.ts";
import { parsers } from "../../../main/ipc/parse-input.ts";
import { type Command, commands } from "../../../shared/ipc.ts";
import { fail, ok } from "../../../shared/values/result.ts";
import { goodInputs } from "./inputs.ts";

type Listener = Parameters<Channel["handle"]>[1];
const every = Object.keys(commands) as Command[];
const ours = { url: "app://ours" };

let listeners: Map<string, Listener>;
let called: { readonly name: string; readonly input: unknown }[];

/** Handlers that write down what they are called with. */
const watched = Object.fromEntries(
  every.map((name) => [
    name,
    (input: unknown) => {
      called.push({ name, input });
      return ok(null);
    },
  ]),
) as unknown as Handlers;

function open(using: Parsers = parsers, handlers: Handlers = watched): void {
  serve({ handle: (name, listener) => void listeners.set(name, listener) }, using, handlers, (frame) => frame === ours);
}

const call = async (name: Command, senderFrame: unknown, raw: unknown): Promise<unknown> =>
  listeners.get(name)?.({ senderFrame } as Parameters<Listener>[0], raw);

beforeEach(() => {
  listeners = new Map();
  called = [];
});

test("every command of the contract is served, and no other", () => {
  open();
  expect([...listeners.keys()]).toEqual(every);
});

describe.each(every)("%s", (name) => {
  beforeEach(() => open());

  test("from our own frame is executed with its input", async () => {
    expect(await call(name, ours, goodInputs[name])).toEqual(ok(null));
    expect(called).toEqual([{ name, input: goodInputs[name] }]);
  });

  test.each([
    ["another frame", { url: "https://evil.example" }],
    ["a copy of ours", { ...ours }],
    ["a frame that has gone", null],
    ["no frame", undefined],
  ])("from %s is refused before its input is parsed", async (_whose, frame) => {
    await expect(call(name, frame, goodInputs[name])).rejects.toThrow(`${name}: not our frame`);
    expect(called).toEqual([]);
  });

  test.each([
    ["nothing", undefined],
    ["a word", "drop table"],
    ["a number", 7],
    ["a list", [null]],
    ["something with a key too many", { id: "1", purchaseInvoiceId: "2", answer: "arrived", limit: 5, extra: true }],
    ["an empty object", {}],
  ])("with %s for an input is refused", async (_what, raw) => {
    await expect(call(name, ours, raw)).rejects.toThrow(`${name}: not an input`);
    expect(called).toEqual([]);
  });
});

test("a refusal never repeats the input", async () => {
  open();
  const refused = call("connection.signIn", ours, { id: { secret: "hush" } });
  await expect(refused).rejects.toThrow(/^connection\.signIn: not an input$/);
});

test("an expected failure is returned as a reply, not thrown", async () => {
  open(parsers, { ...watched, "imports.retry": () => fail({ message: "It is done." }) });
  expect(await call("imports.retry", ours, { id: "7" })).toEqual({ ok: false, error: { message: "It is done." } });
});

test("a notice is sent only if there is a window", () => {
  const heard: unknown[] = [];
  const window = (isDestroyed: boolean) => ({
    isDestroyed: () => isDestroyed,
    send: (...message: unknown[]) => void heard.push(message),
  });
  tell(null, "unsettled.changed", []);
  tell(window(true), "unsettled.changed", []);
  tell(window(false), "unsettled.changed", []);
  expect(heard).toEqual([["unsettled.changed", []]]);
});
