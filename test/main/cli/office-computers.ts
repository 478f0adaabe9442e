/** @file Computers of one office, each with a data folder of its own, on one inbox and one office database. */

import type { OfficeDatabase } from "../../postgres/cluster.ts";
import type { Sandbox } from "../../sandbox/sandbox.ts";
import { nightPlan } from "./night-office.ts";
import { configFor, type Office, openOffice } from "./office.ts";

export const addressOf = ({ user, port, name }: OfficeDatabase, host = "127.0.0.1"): string =>
  `postgresql://${user}@${host}:${port}/${name}`;

/** A data folder whose processes know the password of the database, and that belongs to no office yet. */
export async function openComputer(sandbox: Sandbox, database: OfficeDatabase, inbox: string | null): Promise<Office> {
  const plan = nightPlan(sandbox, { environment: { PIGEONHOLE_DATABASE_PASSWORD: database.password } });
  const computer = await openOffice(plan);
  const path = inbox ?? computer.inbox;
  const settings = configFor(plan, path);
  // Another computer has connections and inboxes from the office alone.
  await computer.writeConfig(inbox === null ? settings : { ...settings, connections: [], inboxes: [] });
  return computer;
}

/** The first of them has created the office, and the others have joined it. */
export async function openComputers(
  sandbox: Sandbox,
  database: OfficeDatabase,
  howMany: number,
  addressFor: (n: number) => string = () => addressOf(database),
): Promise<readonly [Office, ...Office[]]> {
  const first = await openComputer(sandbox, database, null);
  await succeed(first, "office", "create", addressFor(0));
  const others: Office[] = [];
  for (let n = 1; n < howMany; n += 1) {
    const other = await openComputer(sandbox, database, first.inbox);
    await succeed(other, "office", "join", addressFor(n));
    others.push(other);
  }
  return [first, ...others];
}

async function succeed(computer: Office, ...words: readonly string[]): Promise<void> {
  const { code, stderr } = await computer.pigeonhole(...words);
  if (code !== 0) throw new Error(`${words.join(" ")} ended with ${code}: ${stderr}`);
}
