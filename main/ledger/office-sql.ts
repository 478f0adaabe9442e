/** @file The SQL that a database administrator runs once, in an empty database of the office. */

import { officeFunctions } from "./office-functions.ts";
import { agentRole, databaseVersion, officeTables } from "./office-tables.ts";

/** What an agent may call. All other functions are the owner's. */
const calls =
  "compare, start_hash, tell_end, append, refill, acquire, renew, release, look, forget, save_piece, finish_snapshot";

const rights = `
-- Agents read the tables and call these functions. They can change nothing in another way.
DO $$ BEGIN
  CREATE ROLE ${agentRole} NOLOGIN;
EXCEPTION WHEN duplicate_object OR unique_violation THEN NULL;
END $$;
REVOKE ALL ON SCHEMA pigeonhole FROM PUBLIC;
REVOKE ALL ON ALL TABLES IN SCHEMA pigeonhole FROM PUBLIC;
REVOKE ALL ON ALL FUNCTIONS IN SCHEMA pigeonhole FROM PUBLIC;
GRANT USAGE ON SCHEMA pigeonhole TO ${agentRole};
GRANT SELECT ON ALL TABLES IN SCHEMA pigeonhole TO ${agentRole};
GRANT EXECUTE ON FUNCTION ${calls
  .split(", ")
  .map((name) => `pigeonhole.${name}`)
  .join(", ")} TO ${agentRole};`;

const begin = `
DO $$ BEGIN
  IF current_setting('server_encoding') <> 'UTF8' THEN
    RAISE EXCEPTION 'the database needs the encoding UTF8; create it with: CREATE DATABASE … ENCODING ''UTF8'' TEMPLATE template0';
  END IF;
END $$;`;

const firstRow = `
INSERT INTO pigeonhole.head (version, hash, log_file)
VALUES (${databaseVersion}, '', pg_relation_filenode('pigeonhole.entries'::regclass));
UPDATE pigeonhole.head SET hash = pigeonhole.start_hash(office);`;

/** Needs no superuser and no extension: the owner of the database with the right to create roles. All of it or nothing. */
export const officeSql = `-- Pigeonhole: the tables and functions of an office database (PostgreSQL 15 or newer).
-- Run it once, as the owner of the database, in an empty database: psql --set ON_ERROR_STOP=1 --file office.sql DATABASE
BEGIN;
${[begin, officeTables, officeFunctions, firstRow, rights].join("\n").trim()}
COMMIT;
`;
