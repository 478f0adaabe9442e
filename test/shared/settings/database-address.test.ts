/** @file The address of an office database is read as it was meant, or not at all. */

import { describe, expect, test } from "vitest";
import { isLoopback, readDatabaseAddress } from "../../../shared/settings/database-address.ts";

describe("the address of an office database", () => {
  test.each([
    ["postgresql://agent@db.office.example:6432/pigeonhole", "agent", "db.office.example", 6432, "pigeonhole"],
    ["postgres://agent@DB/books", "agent", "db", 5432, "books"],
    ["postgresql://agent@10.1.2.3/books", "agent", "10.1.2.3", 5432, "books"],
    ["postgresql://agent@[fe80::1]:5433/books", "agent", "fe80::1", 5433, "books"],
    ["postgresql://first%40tenant@db/b%C3%BCcher", "first@tenant", "db", 5432, "bücher"],
  ])("%s is read", (text, user, host, port, database) => {
    expect(readDatabaseAddress(text)).toEqual({ user, host, port, database });
  });

  test.each([
    ["a password, which does not belong into a file", "postgresql://agent:secret@db/books"],
    ["no user", "postgresql://db/books"],
    ["no database", "postgresql://agent@db"],
    ["an empty database", "postgresql://agent@db/"],
    ["settings of libpq, such as a weaker TLS", "postgresql://agent@db/books?sslmode=disable"],
    ["two hosts", "postgresql://agent@db1,db2/books"],
    ["a socket's folder", "postgresql://agent@%2Fvar%2Frun/books"],
    ["port 0", "postgresql://agent@db:0/books"],
    ["a port that is none", "postgresql://agent@db:70000/books"],
    ["another kind of database", "mysql://agent@db/books"],
    ["a % that begins no character", "postgresql://agent%@db/books"],
    ["a line break", "postgresql://agent@db/books\nx"],
    ["words of libpq", "host=db user=agent"],
  ])("%s is not", (_what, text) => {
    expect(readDatabaseAddress(text)).toBeNull();
  });

  test.each([
    ["localhost", true],
    ["127.0.0.1", true],
    ["::1", true],
    ["127.0.0.1.example", false],
    ["localhost.example", false],
    ["10.0.0.1", false],
  ])("%s is on this computer: %s", (host, isHere) => {
    expect(isLoopback({ host })).toBe(isHere);
  });
});
