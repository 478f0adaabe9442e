/** @file `npm run sandbox`: the finance service and its authority on fixed ports, until told to stop. */

import { parseArgs } from "node:util";
import { startSandbox } from "./sandbox.ts";

const { values } = parseArgs({
  options: { port: { type: "string", default: "4010" }, "auth-port": { type: "string", default: "4011" } },
});
const sandbox = await startSandbox({ port: Number(values.port), authPort: Number(values["auth-port"]) }).catch(
  (problem: NodeJS.ErrnoException & { readonly port?: number }) => {
    if (problem.code !== "EADDRINUSE") throw problem;
    console.error(
      `Port ${problem.port} is in use, perhaps by another practice system. Stop that one, or name two free ports: npm run sandbox -- --port 4020 --auth-port 4021`,
    );
    process.exit(1);
  },
);
const { baseUrl, authUrl, clients, users, ledger } = sandbox;

const connection = (id: string, name: string, clientId: string, flow: string) => ({
  id,
  name,
  baseUrl,
  authUrl,
  clientId,
  flow,
  clientAuthentication: "body",
  scopes: flow === "browser" ? ["offline_access", "profile"] : [],
  redirectPort: null,
  // The window then says at the top that nothing reaches the real books.
  isTest: true,
});
const config = {
  connections: [
    connection("head-office", ledger.company, clients.desktop.clientId, "browser"),
    connection("night", `${ledger.company} (night run)`, clients.night.clientId, "client-credentials"),
  ],
  inboxes: [
    {
      id: "payables",
      path: "PATH OF A FOLDER",
      connection: "head-office",
      sending: "automatic",
      dateOrder: null,
      decimalSign: null,
      rowsWithProblems: "hold-file",
      maxInvoicesPerBatch: null,
      hours: null,
    },
  ],
};

console.log(`The sandbox finance service of ${ledger.company} is running.

  API (base_url)         ${baseUrl}     open it in a browser to see what was received
  Authority (auth_url)   ${authUrl}
  Faults and choices     ${baseUrl}/sandbox/faults, ${baseUrl}/sandbox/choices, ${baseUrl}/sandbox/received

Users
${users.map((user) => `  ${user.userName.padEnd(18)} ${user.password.padEnd(20)} ${user.name}${user.fullControl ? "" : " (may not attach documents)"}`).join("\n")}

Clients
${Object.values(clients)
  .map((client) => `  ${client.clientId.padEnd(20)} ${client.flow.padEnd(20)} ${client.secret ?? "no secret"}`)
  .join("\n")}

config.json for Pigeonhole
${JSON.stringify(config, null, 2)}

Stop with Ctrl+C.`);

const stop = (): void => {
  sandbox.stop().then(
    () => process.exit(0),
    () => process.exit(1),
  );
};
process.once("SIGINT", stop);
process.once("SIGTERM", stop);
