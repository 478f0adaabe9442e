/** @file A file inside another one is opened while its frame starts, and closed where no frame comes. */

import { expect, onTestFinished, test, vi } from "vitest";
import { openAhead } from "../../../main/ipc/inside-commands.ts";

function opening() {
  let [opened, cancelled] = [0, 0];
  const open = async () => {
    opened += 1;
    const cancel = () => {
      cancelled += 1;
    };
    return new ReadableStream<Uint8Array>({ cancel });
  };
  return { open, counts: () => ({ opened, cancelled }) };
}

test("the first frame gets what was opened ahead, a later one opens it again", async () => {
  const { open, counts } = opening();
  const shown = openAhead(open);
  expect(counts().opened).toBe(1);
  await shown();
  expect(counts().opened).toBe(1);
  await shown();
  expect(counts()).toEqual({ opened: 2, cancelled: 0 });
});

test("where no frame asks within seconds, it is closed, and opened again for one that asks later", async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { open, counts } = opening();
  const shown = openAhead(open);
  await vi.advanceTimersByTimeAsync(6_000);
  expect(counts()).toEqual({ opened: 1, cancelled: 1 });
  await shown();
  expect(counts()).toEqual({ opened: 2, cancelled: 1 });
});
