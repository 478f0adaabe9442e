/** @file A client secret from the environment, or from a file that it names, as systemd and containers hand it over. */

import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { takeEnvironmentSecret } from "../../../main/cli/environment-secret.ts";

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "secret-"));
});
afterAll(() => rmSync(folder, { recursive: true }));

test("the secret is removed from the environment", () => {
  const environment = { PIGEONHOLE_CLIENT_SECRET: "s3cret", HOME: "/home/ada" };
  expect(takeEnvironmentSecret(environment)).toBe("s3cret");
  expect(environment).toEqual({ HOME: "/home/ada" });
  expect(takeEnvironmentSecret(environment)).toBeNull();
});

test("the secret is read from a file, without the final line break", () => {
  const file = join(folder, "client-secret");
  for (const end of ["", "\n", "\r\n"]) {
    writeFileSync(file, `s3 cret${end}`);
    const environment = { PIGEONHOLE_CLIENT_SECRET_FILE: file };
    expect(takeEnvironmentSecret(environment)).toBe("s3 cret");
    expect(environment).toEqual({});
  }
});

test("a missing file means that there is no secret", () => {
  expect(takeEnvironmentSecret({ PIGEONHOLE_CLIENT_SECRET_FILE: join(folder, "gone") })).toBeNull();
});
