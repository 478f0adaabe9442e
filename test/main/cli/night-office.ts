/** @file An office whose machine signs in as itself at the sandbox, as a night run does. */

import type { Sandbox } from "../../sandbox/sandbox.ts";
import { agentReport } from "./json-shapes.ts";
import type { Office, OfficePlan } from "./office.ts";

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

/** Runs `sync` or `status`, and checks the shape of what it prints. */
export async function report(office: Office, command: "sync" | "status") {
  const { code, value, stderr } = await office.json(command);
  return { code, stderr, ...agentReport.parse(value) };
}
