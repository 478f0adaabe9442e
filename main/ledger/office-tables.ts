/** @file The tables of the office database. A database administrator makes them once; see docs/office.md. */

/** What `head.version` says of a database with these tables and functions; a higher number is a newer Pigeonhole's. */
export const databaseVersion = 1;

/** The role whose members may be agents. It reads the tables and calls the functions, and has no other rights. */
export const agentRole = "pigeonhole_agents";

/** The channel on which the functions tell of a change. */
export const changeChannel = "pigeonhole";

export const officeTables = `
CREATE SCHEMA pigeonhole;

-- One row: where the log ends, and who drives. Times are epoch ms by this server's clock.
CREATE TABLE pigeonhole.head (
  is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
  version integer NOT NULL,
  office text NOT NULL DEFAULT gen_random_uuid()::text,
  pos bigint NOT NULL DEFAULT 0,
  hash text NOT NULL,
  term bigint NOT NULL DEFAULT 0,
  holder text,
  lease_until bigint NOT NULL DEFAULT 0,
  reserved_for text,
  reserved_until bigint NOT NULL DEFAULT 0,
  -- Which start of the server and which file of the log have been noticed, when, and since when a computer was seen that is waited for.
  server_start timestamptz NOT NULL DEFAULT pg_postmaster_start_time(),
  log_file oid,
  noticed_at bigint NOT NULL DEFAULT 0,
  awaited_since bigint NOT NULL DEFAULT 0
) WITH (fillfactor = 50);

-- The log. Each hash is over the hash before it and the whole entry.
CREATE TABLE pigeonhole.entries (
  pos bigint PRIMARY KEY,
  hash text NOT NULL,
  term bigint,
  computer text NOT NULL CHECK (computer !~ E'\\n'),
  nonce text NOT NULL UNIQUE CHECK (nonce !~ E'\\n'),
  written_at bigint NOT NULL,
  body text NOT NULL
);

CREATE TABLE pigeonhole.computers (
  id text PRIMARY KEY,
  name text NOT NULL,
  version text NOT NULL,
  is_ready boolean NOT NULL,
  last_seen bigint NOT NULL
) WITH (fillfactor = 50);

-- Copies of a computer's image of the log, in pieces, for those that join.
CREATE TABLE pigeonhole.snapshots (
  id text PRIMARY KEY,
  pos bigint NOT NULL,
  hash text NOT NULL,
  size_bytes bigint NOT NULL,
  sha256 text NOT NULL,
  pieces integer NOT NULL,
  saved_at bigint NOT NULL
);
CREATE TABLE pigeonhole.snapshot_pieces (
  snapshot text NOT NULL,
  n integer NOT NULL,
  saved_at bigint NOT NULL,
  bytes bytea NOT NULL,
  PRIMARY KEY (snapshot, n)
);
-- SQLite's pages hardly get smaller, and compressing them takes longer than sending them.
ALTER TABLE pigeonhole.snapshot_pieces ALTER COLUMN bytes SET STORAGE EXTERNAL;`;
