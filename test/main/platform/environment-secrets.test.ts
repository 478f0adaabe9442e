/** @file A client secret from the environment, or from a file that it names, as systemd and containers hand it over. */

import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { putBackSecrets, takeEnvironmentSecrets } from "../../../main/platform/environment-secrets.ts";

const secretIn = (environment: NodeJS.ProcessEnv) => takeEnvironmentSecrets(environment).environmentSecret;

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "secret-"));
});
afterAll(() => rmSync(folder, { recursive: true }));

test("the secret is removed from the environment", () => {
  const environment = { PIGEONHOLE_CLIENT_SECRET: "s3cret", HOME: "/home/ada" };
  expect(secretIn(environment)).toBe("s3cret");
  expect(environment).toEqual({ HOME: "/home/ada" });
  expect(secretIn(environment)).toBeNull();
});

test("the secret is read from a file, without the final line break", () => {
  const file = join(folder, "client-secret");
  for (const end of ["", "\n", "\r\n"]) {
    writeFileSync(file, `s3 cret${end}`);
    const environment = { PIGEONHOLE_CLIENT_SECRET_FILE: file };
    expect(secretIn(environment)).toBe("s3 cret");
    expect(environment).toEqual({});
  }
});

test("a missing file means that there is no secret", () => {
  expect(secretIn({ PIGEONHOLE_CLIENT_SECRET_FILE: join(folder, "gone") })).toBeNull();
});

test("the passwords of the office database and the mail server are removed too, and a program that starts again finds all", () => {
  const environment = {
    PIGEONHOLE_CLIENT_SECRET: "s3cret",
    PIGEONHOLE_DATABASE_PASSWORD: "pw",
    PIGEONHOLE_MAIL_PASSWORD: "mail",
  };
  const secrets = takeEnvironmentSecrets(environment);
  expect([secrets, environment]).toEqual([
    { environmentSecret: "s3cret", databasePassword: "pw", mailPassword: "mail" },
    {},
  ]);
  putBackSecrets(environment, secrets);
  expect(takeEnvironmentSecrets(environment)).toEqual(secrets);
});
