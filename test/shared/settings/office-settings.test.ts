/** @file What config.json may say of an office's database. */

import { describe, expect, test } from "vitest";
import { officeSchema } from "../../../shared/settings/settings.ts";

describe("the office in the settings", () => {
  test("is none unless it is there", () => {
    expect(officeSchema.parse(undefined)).toBeNull();
    expect(officeSchema.parse(null)).toBeNull();
  });

  test("has a database, and a file with certificates if the office has its own", () => {
    const database = "postgresql://agent@db.office.example:5432/pigeonhole";
    expect(officeSchema.parse({ database })).toEqual({ database, caFile: null });
    const caFile = "/etc/ssl/office-ca.pem";
    expect(officeSchema.parse({ database, caFile })).toEqual({ database, caFile });
  });

  test.each([
    ["a password in the address", { database: "postgresql://agent:secret@db/pigeonhole" }],
    ["a weaker TLS in the address", { database: "postgresql://agent@db/pigeonhole?sslmode=require" }],
    ["part of a path", { database: "postgresql://agent@db/pigeonhole", caFile: "office-ca.pem" }],
    ["a key that it does not have", { database: "postgresql://agent@db/pigeonhole", password: "secret" }],
    ["no database", { caFile: null }],
  ])("is refused with %s, and the password is not repeated", (_what, office) => {
    const parsed = officeSchema.safeParse(office);
    expect(parsed.success).toBe(false);
    expect(parsed.error?.issues.map(({ message }) => message).join()).not.toContain("secret");
  });
});
