/** @file An office whose machine signs in as itself at the sandbox, as a night run does. */

import { afterAll, afterEach, beforeAll, beforeEach, type TestContext } from "vitest";
import type { SandboxOptions } from "../../sandbox/options.ts";
import { type Sandbox, startSandbox } from "../../sandbox/sandbox.ts";
import { agentReport } from "./json-shapes.ts";
import { type Office, type OfficePlan, openOffice } from "./office.ts";

export function nightPlan(sandbox: Sandbox, changes: Partial<OfficePlan> = {}): OfficePlan {
  const { clientId, secret } = sandbox.clients.night;
  return { baseUrl: sandbox.baseUrl, authUrl: sandbox.authUrl, clientId, secret, ...changes };
}

/** Closes an office after a test; fails where a secret or a token was written or printed by anything that ran. */
export async function closeWithoutLeaks(office: Office, sandbox: Sandbox): Promise<void> {
  const tokens = sandbox.received().requests.map(({ headers }) => headers.authorization?.split(" ")[1] ?? "");
  const { night, office: licence } = sandbox.clients;
  const secrets = new Set([...tokens, night.secret ?? "", licence.secret ?? ""]);
  await office.expectNowhere([...secrets].filter((word) => word !== ""));
  await office.close();
  sandbox.clearFaults();
  sandbox.forget();
}

/** Prints what the processes of an office have said, where the test has failed: a failure that doesn't come again is not lost. */
export function tellIfFailed({ task }: Pick<TestContext, "task">, office: Office): void {
  if (task.result?.state === "fail") process.stderr.write(`\n[${task.name}]\n${office.said()}\n`);
}

interface EachNight {
  readonly sandbox?: SandboxOptions;
  /** How each office of the file differs from the usual night plan. */
  readonly plan?: Partial<OfficePlan>;
}

/**
 * Begins each test of a file with a new office, over one sandbox that they all share, and closes it without leaks.
 *
 * @param opened is given each office that is opened, for the file's own variables
 * @returns closes the test's office and opens another in its place, with these changes to the plan
 */
export function eachNight(
  opened: (here: { readonly sandbox: Sandbox; readonly office: Office }) => void,
  { sandbox: options, plan }: EachNight = {},
): (changes: Partial<OfficePlan>) => Promise<void> {
  let sandbox: Sandbox;
  let office: Office;
  async function open(changes: Partial<OfficePlan>): Promise<void> {
    office = await openOffice(nightPlan(sandbox, { ...plan, ...changes }));
    opened({ sandbox, office });
  }
  beforeAll(async () => {
    sandbox = await startSandbox(options);
  });
  beforeEach(() => open({}));
  afterEach(async (test) => {
    tellIfFailed(test, office);
    await closeWithoutLeaks(office, sandbox);
  });
  afterAll(() => sandbox.stop());
  return async (changes) => {
    await office.close();
    await open(changes);
  };
}

/** Runs `sync` or `status`, and checks the shape of what it prints. */
export async function report(office: Office, command: "sync" | "status") {
  const { code, value, stderr } = await office.json(command);
  return { code, stderr, ...agentReport.parse(value) };
}

/** What `sync` says of one file. */
export async function importOf(office: Office, file: string) {
  const { imports } = await report(office, "sync");
  const found = imports.find((each) => each.file === file);
  if (!found) throw new Error(`no import of ${file}`);
  return found;
}
