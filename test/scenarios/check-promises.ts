/** @file What must hold whenever the agent is quiet or the power is gone: never lost, never twice, never untrue. */

import type { Arrival } from "../fakes/fake-service.ts";
import type { FakeWorld } from "../fakes/fake-world.ts";
import { sha256Of } from "../fakes/memory-disk.ts";

/** A sentence for each promise that is broken. */
export function checkPromises(
  world: FakeWorld,
  dropped: readonly string[],
  sentAgainThoughArrived: number,
): readonly string[] {
  return [...neverLost(world, dropped), ...neverTwice(world, sentAgainThoughArrived), ...neverUntrue(world)];
}

function neverLost({ disk }: FakeWorld, dropped: readonly string[]): string[] {
  const files = disk.paths().filter((path) => !path.endsWith(".why.txt"));
  const lying = files.map((path) => sha256Of(disk.read(path) ?? ""));
  const meant = dropped.map(sha256Of);
  return JSON.stringify(lying.toSorted()) === JSON.stringify(meant.toSorted())
    ? []
    : [`what was dropped is not what lies there: ${files.join(", ")}`];
}

function neverTwice({ service }: FakeWorld, sentAgainThoughArrived: number): string[] {
  const distinct = new Set(service.arrived.map(keyOf)).size;
  const twice = service.arrived.length - distinct;
  return twice <= sentAgainThoughArrived ? [] : [`arrived twice: ${service.arrived.map(keyOf).join(" ; ")}`];
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

const keyOf = (arrival: Arrival) =>
  arrival.what === "batch" ? arrival.payload : `${arrival.purchaseInvoiceId} ${arrival.sha256}`;
