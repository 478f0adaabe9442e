/** @file The password of the office database comes from the environment or the keychain, and stays with its database. */

import { describe, expect, test } from "vitest";
import { createDatabasePasswords } from "../../../main/ledger/database-password.ts";
import { makeMemoryVault } from "../../fakes/memory-vault.ts";

const address = { user: "agent", host: "db.office.example", port: 5432, database: "pigeonhole" };

describe("the password of an office database", () => {
  test("is found where it was kept, and asked of the keychain once", async () => {
    const vault = makeMemoryVault();
    const passwords = createDatabasePasswords(vault, null);
    expect(await passwords.find(address, false)).toEqual({ ok: false, error: { why: "no-password" } });
    expect(await passwords.keep(address, "first")).toEqual({ ok: true, value: null });
    expect(await passwords.find(address, false)).toEqual({ ok: true, value: "first" });
    vault.lock("it is locked");
    expect(await passwords.find(address, false)).toEqual({ ok: true, value: "first" });
    expect(await passwords.find(address, true)).toEqual({
      ok: false,
      error: { why: "keychain", detail: "it is locked" },
    });
  });

  test("is read again where the server refused it, because somebody may have corrected it", async () => {
    const vault = makeMemoryVault();
    const passwords = createDatabasePasswords(vault, null);
    await passwords.keep(address, "old");
    await passwords.find(address, false);
    await createDatabasePasswords(vault, null).keep(address, "new");
    expect(await passwords.find(address, false)).toEqual({ ok: true, value: "old" });
    expect(await passwords.find(address, true)).toEqual({ ok: true, value: "new" });
  });

  test("is of one user, server and database, and shown to no other", async () => {
    const passwords = createDatabasePasswords(makeMemoryVault(), null);
    await passwords.keep(address, "secret");
    for (const other of [{ user: "b" }, { host: "elsewhere" }, { port: 1 }, { database: "c" }])
      expect(await passwords.find({ ...address, ...other }, false)).toMatchObject({ ok: false });
  });

  test("from the environment is used first, and never stored", async () => {
    const vault = makeMemoryVault();
    const passwords = createDatabasePasswords(vault, "from the environment");
    expect(await passwords.find(address, false)).toEqual({ ok: true, value: "from the environment" });
    expect(vault.writes).toEqual([]);
  });
});
