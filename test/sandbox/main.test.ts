/** @file `npm run sandbox`: what it prints, and that it stops when told. */

import { type ChildProcess, spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { afterEach, expect, test } from "vitest";
import { type Sandbox, startSandbox } from "./sandbox.ts";

let child: ChildProcess | undefined;
let other: Sandbox | undefined;

afterEach(async () => {
  child?.kill("SIGKILL");
  await other?.stop();
});

/** Starts the entry; gives its output up to the last line it prints. */
async function start(...args: string[]): Promise<string> {
  const started = spawn(process.execPath, [fileURLToPath(new URL("./main.ts", import.meta.url)), ...args]);
  child = started;
  let output = "";
  for await (const chunk of started.stdout) {
    output += String(chunk);
    if (output.includes("Ctrl+C")) break;
  }
  return output;
}

const freePort = async (): Promise<number> => {
  const passing = await startSandbox();
  await passing.stop();
  return Number(new URL(passing.baseUrl).port);
};

test.each(["SIGTERM", "SIGINT"] as const)(
  "the sandbox starts on the ports given, prints a config.json, and stops at %s",
  async (signal) => {
    const [port, authPort] = [await freePort(), await freePort()];
    const output = await start("--port", String(port), "--auth-port", String(authPort));
    const config: unknown = JSON.parse(output.slice(output.indexOf("\n{"), output.lastIndexOf("}") + 1));
    expect(config).toMatchObject({
      connections: [
        {
          baseUrl: `http://127.0.0.1:${port}`,
          authUrl: `http://127.0.0.1:${authPort}`,
          clientId: "pigeonhole-desktop",
          flow: "browser",
        },
        { clientId: "pigeonhole-night", flow: "client-credentials" },
      ],
      inboxes: [{ connection: "head-office" }],
    });
    expect(output).toContain("priya.nair");
    expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(200);
    expect((await fetch(`http://127.0.0.1:${authPort}/.well-known/openid-configuration`)).status).toBe(200);

    const exit = new Promise((resolve) => child?.once("exit", resolve));
    child?.kill(signal);
    expect(await exit).toBe(0);
  },
);

test("the sandbox does not start where a port is taken, and lets the other go", async () => {
  other = await startSandbox();
  const taken = Number(new URL(other.baseUrl).port);
  const port = await freePort();
  await expect(startSandbox({ port, authPort: taken })).rejects.toThrow(/EADDRINUSE/);
  const next = await startSandbox({ port });
  await next.stop();
});

test("the sandbox writes nothing to the console by itself", async () => {
  const script = `
    const { startSandbox } = await import(${JSON.stringify(new URL("./sandbox.ts", import.meta.url).href)});
    const sandbox = await startSandbox();
    await sandbox.signInAs("priya.nair");
    await sandbox.stop();
    console.log("end");`;
  const quiet = spawn(process.execPath, ["--input-type=module", "--eval", script]);
  child = quiet;
  let output = "";
  for (const stream of [quiet.stdout, quiet.stderr]) stream.on("data", (chunk) => (output += String(chunk)));
  await new Promise((resolve) => quiet.once("close", resolve));
  expect(output).toBe("end\n");
});

test("a port that is in use is told in one sentence, with what to do", async () => {
  other = await startSandbox();
  const { port } = new URL(other.baseUrl);
  const started = spawn(process.execPath, [
    fileURLToPath(new URL("./main.ts", import.meta.url)),
    ...["--port", port, "--auth-port", String(await freePort())],
  ]);
  child = started;
  let said = "";
  for await (const chunk of started.stderr) said += String(chunk);
  expect(said.trim()).toBe(
    `Port ${port} is in use, perhaps by another practice system. Stop that one, or name two free ports: npm run sandbox -- --port 4020 --auth-port 4021`,
  );
});
