/** @file A real PostgreSQL of the tests' own, 15 or newer, on a free port of this computer. */

import { execFile } from "node:child_process";
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import pg from "pg";
import { officeSql } from "../../main/ledger/office-sql.ts";

const run = promisify(execFile);

/** Where Debian keeps the programs of each version of the server. */
const versions = "/usr/lib/postgresql";
const oldest = 15;

function findPrograms(): string {
  const installed = existsSync(versions) ? readdirSync(versions).map(Number) : [];
  const version = Math.max(...installed.filter((each) => each >= oldest));
  if (Number.isFinite(version)) return join(versions, String(version), "bin");
  throw new Error(
    `these tests need PostgreSQL ${oldest} or newer; on Debian, npm test installs the package postgresql`,
  );
}

const asRoot = process.getuid?.() === 0;

/** Runs a program of the server. It refuses to run as root, so root runs it as its own user. */
async function runProgram(name: string, ...words: readonly string[]): Promise<string> {
  const command = [join(findPrograms(), name), ...words];
  const [program = "", ...rest] = asRoot
    ? ["setpriv", "--reuid=postgres", "--regid=postgres", "--clear-groups", ...command]
    : command;
  return (await run(program, rest, { cwd: tmpdir() })).stdout;
}

/** A database of an office, and the agent that may use it. */
export interface OfficeDatabase {
  readonly name: string;
  readonly port: number;
  readonly user: string;
  readonly password: string;
  /** Carries out statements as the superuser, as an administrator would. */
  administer(sql: string): Promise<readonly Readonly<Record<string, unknown>>[]>;
}

export interface Cluster {
  readonly port: number;
  readonly folder: string;
  start(): Promise<void>;
  /** `immediate` is a crash: nothing is finished or written. */
  stop(mode: "fast" | "immediate"): Promise<void>;
  remove(): Promise<void>;
}

interface ClusterOptions {
  readonly settings?: readonly string[];
  /** It then listens on every address of this computer, and speaks TLS. */
  readonly tls?: { readonly key: string; readonly cert: string };
}

/** Makes a cluster and starts it. The superuser is `postgres`, without a password on this computer. */
export async function startCluster({ settings = [], tls }: ClusterOptions = {}): Promise<Cluster> {
  const folder = mkdtempSync(join(tmpdir(), "pigeonhole-postgres-"));
  await giveToServer(folder);
  const data = join(folder, "data");
  await runProgram("initdb", "--no-sync", "--auth=trust", "--encoding=UTF8", "--no-locale", "-U", "postgres", data);
  await run("sh", ["-c", `printf '%s\\n' "$1" > "$2/pg_hba.conf"`, "sh", rules, data]);
  const port = await freePort();
  const options = [`port=${port}`, `listen_addresses=${tls ? "*" : "127.0.0.1"}`, `unix_socket_directories=${folder}`];
  options.push(...settings);
  if (tls) {
    for (const [name, text] of Object.entries({ "server.key": tls.key, "server.crt": tls.cert })) {
      writeFileSync(join(folder, name), text, { mode: 0o600 });
      await giveToServer(join(folder, name));
    }
    options.push("ssl=on", `ssl_key_file=${join(folder, "server.key")}`, `ssl_cert_file=${join(folder, "server.crt")}`);
  }
  const log = join(folder, "server.log");
  const cluster: Cluster = {
    port,
    folder,
    async start() {
      const given = options.map((option) => `-c ${option}`).join(" ");
      await runProgram("pg_ctl", "start", "--wait", "--silent", "-D", data, "-l", log, "-o", given);
    },
    async stop(mode) {
      await runProgram("pg_ctl", "stop", "--wait", "--silent", "-D", data, "-m", mode);
    },
    remove: () => removeCluster(folder),
  };
  await cluster.start();
  return cluster;
}

async function giveToServer(path: string): Promise<void> {
  if (!asRoot) return;
  const id = async (option: string) => Number((await run("id", [option, "postgres"])).stdout);
  chownSync(path, await id("-u"), await id("-g"));
}

/** Stops the cluster in this folder, if it runs, and deletes it. */
export async function removeCluster(folder: string): Promise<void> {
  await runProgram("pg_ctl", "stop", "--silent", "-D", join(folder, "data"), "-m", "immediate").catch(() => {});
  rmSync(folder, { recursive: true, force: true });
}

/** Everybody but the superuser needs a password. */
const rules = ["host all postgres 127.0.0.1/32 trust", "host all all 127.0.0.1/32 scram-sha-256"].join("\n");

let made = 0;

/** Makes a database as docs/office.md says: an owner who is no superuser runs the SQL, and a role may be an agent. */
export async function createOfficeDatabase({ port }: Pick<Cluster, "port">): Promise<OfficeDatabase> {
  made += 1;
  const suffix = `${process.pid}_${made}_${Date.now()}`;
  const [name, owner, user, password] = [`office_${suffix}`, `owner_${suffix}`, `agent_${suffix}`, "correct horse"];
  await onDatabase({ port, database: "postgres", user: "postgres" }, [
    `CREATE ROLE ${owner} LOGIN CREATEROLE PASSWORD '${password}'`,
    `CREATE DATABASE ${name} OWNER ${owner} ENCODING 'UTF8' TEMPLATE template0`,
  ]);
  await onDatabase({ port, database: name, user: owner, password }, [
    officeSql,
    `CREATE ROLE ${user} LOGIN PASSWORD '${password}' IN ROLE pigeonhole_agents`,
  ]);
  return {
    ...{ name, port, user, password },
    administer: (sql) => onDatabase({ port, database: name, user: "postgres" }, [sql]),
  };
}

/** @returns the rows of the last statement */
async function onDatabase(
  access: { readonly port: number; readonly database: string; readonly user: string; readonly password?: string },
  statements: readonly string[],
): Promise<readonly Readonly<Record<string, unknown>>[]> {
  const client = new pg.Client({ host: "127.0.0.1", ssl: false, password: "", ...access });
  await client.connect();
  try {
    let rows: readonly Readonly<Record<string, unknown>>[] = [];
    for (const statement of statements) ({ rows } = await client.query(statement));
    return rows;
  } finally {
    await client.end();
  }
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
