/** @file An office whose machine signs in as itself at the sandbox, as a night run does. */

import { afterAll, afterEach, beforeAll, beforeEach } from "vitest";
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

/** Has each test of a file begin with a new office, over one sandbox that all of them share. Not for tests that open another. */
export function eachNight(opened: (here: { readonly sandbox: Sandbox; readonly office: Office }) => void): void {
  let sandbox: Sandbox;
  let office: Office;
  beforeAll(async () => {
    sandbox = await startSandbox();
  });
  beforeEach(async () => {
    office = await openOffice(nightPlan(sandbox));
    opened({ sandbox, office });
  });
  afterEach(() => closeWithoutLeaks(office, sandbox));
  afterAll(() => sandbox.stop());
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
