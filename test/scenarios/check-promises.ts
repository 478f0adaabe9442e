/** @file What must hold whenever the agent is quiet or the power is gone: never lost, never twice, never untrue. */

import type { Arrival } from "../fakes/fake-service.ts";
import type { FakeWorld } from "../fakes/fake-world.ts";
import { sha256Of } from "../fakes/memory-disk.ts";
import { isNote } from "./own-folders.ts";

/**
 * A sentence for each promise that is broken.
 *
 * @param mayComeAgain what a person wants sent once more, by {@link keysOf}; as often as it is listed
 * @param inside what is inside e-invoices: the agent may write each of it down, once
 */
export function checkPromises(
  world: FakeWorld,
  dropped: readonly string[],
  mayComeAgain: readonly string[],
  inside: readonly string[] = [],
): readonly string[] {
  return [
    ...neverLost(world, dropped, inside),
    ...neverTwice(world, mayComeAgain),
    ...neverUntrue(world),
    ...neverReversedAmiss(world),
    ...neverOnOldEvidence(world),
  ];
}

function neverLost({ disk }: FakeWorld, dropped: readonly string[], inside: readonly string[]): string[] {
  const files = disk.paths().filter((path) => !isNote(path));
  const lying = files.map((path) => sha256Of(disk.read(path) ?? ""));
  const meant = dropped.map(sha256Of);
  for (const each of inside.map(sha256Of)) if (lying.includes(each)) meant.push(each);
  return JSON.stringify(lying.toSorted()) === JSON.stringify(meant.toSorted())
    ? []
    : [`what was dropped is not what lies there: ${files.join(", ")}`];
}

function neverTwice({ service }: FakeWorld, mayComeAgain: readonly string[]): string[] {
  const arrived = Map.groupBy(service.arrived.flatMap(keysOf), (key) => key);
  return [...arrived].flatMap(([key, { length: times }]) => {
    const most = 1 + mayComeAgain.filter((again) => again === key).length;
    return times <= most ? [] : [`${key} arrived ${times} times, and may ${most}`];
  });
}

function neverUntrue({ journal, service }: FakeWorld): string[] {
  const keys = new Set(service.arrived.map(keyOf));
  return journal.list(100).flatMap((import_) =>
    import_.parts.flatMap(({ state, status }, n) => {
      // Without a status it was a person who said so.
      if (state !== "done" || status === null) return [];
      const key =
        import_.kind === "document" ? `${import_.purchaseInvoiceId} ${import_.sha256}` : journal.payload(import_.id, n);
      return keys.has(key) ? [] : [`${import_.place.dropped} is said to have arrived, and has not`];
    }),
  );
}

/** What a reversal sends is there already, as often, with the other sign; and a person has asked for it. */
function neverReversedAmiss({ journal, service }: FakeWorld): string[] {
  const arrived = service.arrived.flatMap((arrival) => (arrival.what === "batch" ? amountsIn(arrival.payload) : []));
  const asked = journal
    .list(100)
    .flatMap(({ id, reversals = [] }) => reversals.flatMap(({ parts }) => parts.map((n) => `${id} ${n}`)));
  const isAsked = (number: string) =>
    journal
      .list(100)
      .some(({ id, parts }) =>
        parts.some(
          (_, n) =>
            asked.includes(`${id} ${n}`) && amountsIn(journal.payload(id, n)).some((one) => one.number === number),
        ),
      );
  return arrived.flatMap(({ number, net, vat }) => {
    if (!number.endsWith("-REV")) return [];
    const reversed = number.replace(/-REV$/, "");
    const isThere = arrived.some((one) => one.number === reversed && one.net === -net && one.vat === -vat);
    return isThere && isAsked(reversed) ? [] : [`${number} ${net} reverses what was not sent, or nobody asked for`];
  });
}

/** A person who has something sent anyway has seen what had gone by then: what went since needs another answer. */
function neverOnOldEvidence({ journal }: FakeWorld): string[] {
  const trail = [...journal.trail()];
  const calls = trail.flatMap(({ seq, what, importId, detail }) =>
    what === "begin-sending" && importId !== null ? [{ seq, importId, n: (detail as { part: number }).part }] : [],
  );
  const numbersOf = ({ importId, n }: (typeof calls)[number]): readonly string[] =>
    journal.get(importId)?.kind === "batch" ? numbersIn(journal.payload(importId, n)) : [];
  return calls.flatMap((call) => {
    const own = trail.filter(({ seq, importId }) => importId === call.importId && seq < call.seq);
    const asked = own.findLast(({ what }) => what === "ask" || what === "mark-duplicate")?.seq;
    if (asked === undefined || !own.some(({ seq, what }) => what === "send-anyway" && seq > asked)) return [];
    const since = calls.filter(
      ({ seq, importId, n }) =>
        importId !== call.importId &&
        seq > asked &&
        seq < call.seq &&
        journal.get(importId)?.parts[n]?.state === "done",
    );
    const twice = numbersOf(call).filter((number) => since.some((other) => numbersOf(other).includes(number)));
    return twice.map((number) => `${number} went twice on the same evidence, with import ${call.importId}`);
  });
}

const amountsIn = (payload: string): readonly { number: string; net: number; vat: number }[] =>
  JSON.parse(payload).map(({ InvoiceNumber: number = "", Net: net = 0, VAT: vat = 0 }) => ({ number, net, vat }));

/** What may arrive once: each invoice of a batch, each document at its invoice. */
const keysOf = (arrival: Arrival): readonly string[] =>
  arrival.what === "batch" ? numbersIn(arrival.payload) : [keyOf(arrival)];

/** The scenarios' invoices are numbered A1, A2 and so on; what reverses them, A1-REV. */
export const numbersIn = (text: string): readonly string[] => text.match(/\bA\d+(?:-REV)?\b/g) ?? [];

const keyOf = (arrival: Arrival) =>
  arrival.what === "batch" ? arrival.payload : `${arrival.purchaseInvoiceId} ${arrival.sha256}`;
