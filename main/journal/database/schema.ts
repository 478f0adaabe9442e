/** @file The journal's tables, and the rules that the database itself enforces. */

import { sqlStatesIn } from "../../../shared/imports/state-groups.ts";

/** What `PRAGMA user_version` says of a journal with these tables; a higher number is a newer Pigeonhole's. */
export const schemaVersion = 3;

/** See [Note: the states of an import]; the database refuses every other edge. */
const edges = `
  reading>queued reading>held reading>waiting reading>failed reading>duplicate reading>done reading>reading
  held>queued held>failed held>reading held>held
  queued>sending queued>held queued>failed queued>waiting queued>reading queued>unknown queued>queued
  sending>queued sending>done sending>failed sending>unknown sending>waiting sending>sending
  unknown>done unknown>failed unknown>queued unknown>waiting unknown>unknown
  waiting>reading waiting>queued waiting>done waiting>failed waiting>waiting
  failed>reading failed>queued failed>held failed>waiting failed>done failed>failed
  duplicate>reading duplicate>duplicate
  done>done done>unknown done>waiting done>failed`
  .trim()
  .split(/\s+/)
  .map((edge) => `('${edge.replace(">", "', '")}')`)
  .join(",");

/** Makes the tables in an empty database. The integrity check compares a journal's own tables with it, word for word. */
export const schema = `
  -- For each checksum see [Note: a checksum].
  CREATE TABLE imports (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    version INTEGER NOT NULL,
    inbox TEXT NOT NULL,
    connection TEXT NOT NULL,
    kind TEXT NOT NULL CHECK (kind IN ('batch', 'document', 'register')),
    sha256 TEXT NOT NULL,
    size_bytes INTEGER NOT NULL,
    seen_at INTEGER NOT NULL,
    since INTEGER NOT NULL,
    at TEXT NOT NULL,
    state TEXT NOT NULL CHECK (json_valid(state)),
    dropped TEXT NOT NULL,
    file_path TEXT,
    moving_to TEXT,
    copy TEXT CHECK (json_valid(copy)),
    purchase_invoice_id TEXT,
    document_id TEXT,
    left_out TEXT NOT NULL CHECK (json_valid(left_out)),
    sent_before TEXT NOT NULL CHECK (json_valid(sent_before)),
    anyway TEXT CHECK (anyway IN ('all', 'asked')),
    answers TEXT CHECK (json_valid(answers)),
    pending_template TEXT CHECK (json_valid(pending_template)),
    enclosures TEXT CHECK (json_valid(enclosures)),
    encloses INTEGER NOT NULL,
    planned_by TEXT CHECK (json_valid(planned_by)),
    undo TEXT CHECK (json_valid(undo)),
    reverses TEXT CHECK (json_valid(reverses)),
    reversals TEXT CHECK (json_valid(reversals)),
    to_reverse INTEGER NOT NULL,
    follows TEXT,
    goes_on TEXT,
    checksum TEXT NOT NULL
  ) STRICT;
  CREATE INDEX imports_by_content ON imports (sha256);
  CREATE INDEX imports_by_drop ON imports (inbox, dropped);
  CREATE INDEX imports_by_place ON imports (inbox, file_path);
  CREATE INDEX imports_by_state ON imports (at);
  CREATE INDEX imports_by_day ON imports (seen_at);
  -- Few files are ever corrected.
  CREATE INDEX imports_corrected ON imports (json_extract(state, '$.correctedIn.id'))
    WHERE at = 'done' AND json_extract(state, '$.correctedIn.id') IS NOT NULL;
  CREATE INDEX imports_registers ON imports (connection, id) WHERE kind = 'register';
  -- The agent asks for these again and again: a few rows, found without the others. See unfiledWhere in unfiled.ts.
  CREATE INDEX imports_unfiled ON imports (id) WHERE file_path IS NOT NULL AND at NOT IN (${sqlStatesIn("under-way")})
    AND (moving_to IS NOT NULL OR file_path NOT GLOB CASE at WHEN 'done' THEN 'Done' WHEN 'failed' THEN 'Failed'
    WHEN 'duplicate' THEN 'Duplicates' ELSE 'Needs you' END || '/*');
  -- See [Note: a PDF that waits for its ID].
  CREATE INDEX imports_sent_pdfs ON imports (id) WHERE kind = 'batch' AND at = 'done' AND file_path IS NOT NULL AND moving_to IS NULL
    AND (dropped GLOB '*.[pP][dD][fF]' OR encloses > 0);
  -- See [Note: a reversal].
  CREATE INDEX imports_to_reverse ON imports (id) WHERE to_reverse > 0;
  -- See [Note: a successor].
  CREATE INDEX imports_going_on ON imports (id) WHERE goes_on IS NOT NULL;
  CREATE TRIGGER imports_are_not_deleted BEFORE DELETE ON imports BEGIN SELECT RAISE(ABORT, 'an import is never forgotten'); END;

  CREATE TABLE edges (was TEXT NOT NULL, becomes TEXT NOT NULL, PRIMARY KEY (was, becomes)) STRICT;
  INSERT INTO edges VALUES ${edges};
  CREATE TRIGGER states_follow_the_drawing BEFORE UPDATE OF at ON imports
    WHEN NOT EXISTS (SELECT 1 FROM edges WHERE was = OLD.at AND becomes = NEW.at)
    BEGIN SELECT RAISE(ABORT, 'an import cannot go from this state to that'); END;

  CREATE TABLE parts (
    import_id INTEGER NOT NULL REFERENCES imports (id),
    n INTEGER NOT NULL,
    state TEXT NOT NULL CHECK (state IN ('planned', 'sending', 'done', 'unknown', 'refused')),
    invoices INTEGER NOT NULL,
    net TEXT NOT NULL,
    vat TEXT NOT NULL,
    sent_at INTEGER,
    ended_at INTEGER,
    status INTEGER,
    answers TEXT CHECK (json_valid(answers)),
    payload TEXT NOT NULL,
    checksum TEXT NOT NULL,
    payload_checksum TEXT NOT NULL,
    PRIMARY KEY (import_id, n)
  ) STRICT;
  CREATE INDEX parts_by_end ON parts (ended_at) WHERE state = 'done';

  -- See [Note: a row fingerprint].
  CREATE TABLE row_fingerprints (
    import_id INTEGER NOT NULL,
    n INTEGER NOT NULL,
    row INTEGER NOT NULL,
    supplier TEXT NOT NULL,
    invoice_number TEXT NOT NULL,
    raw_sha256 TEXT NOT NULL,
    values_sha256 TEXT,
    look_alike_sha256 TEXT NOT NULL,
    groups_sha256 TEXT,
    purchase_sha256 TEXT,
    digits_sha256 TEXT,
    net TEXT,
    currency TEXT NOT NULL,
    invoice TEXT NOT NULL CHECK (json_valid(invoice)),
    checksum TEXT NOT NULL,
    PRIMARY KEY (import_id, n, row),
    FOREIGN KEY (import_id, n) REFERENCES parts (import_id, n) ON DELETE CASCADE
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX row_fingerprints_by_supplier ON row_fingerprints (supplier);
  -- The rows of a currency, newest last: for what is usual in an office.
  CREATE INDEX row_fingerprints_by_currency ON row_fingerprints (currency);
  CREATE INDEX row_fingerprints_by_look ON row_fingerprints (look_alike_sha256);
  CREATE INDEX row_fingerprints_by_groups ON row_fingerprints (groups_sha256);
  CREATE INDEX row_fingerprints_by_purchase ON row_fingerprints (purchase_sha256, invoice_number);
  CREATE INDEX row_fingerprints_by_digits ON row_fingerprints (digits_sha256);
  CREATE INDEX row_fingerprints_by_raw ON row_fingerprints (raw_sha256);

  CREATE TABLE register_entries (
    import_id INTEGER NOT NULL REFERENCES imports (id),
    row INTEGER NOT NULL,
    purchase_invoice_id TEXT NOT NULL,
    invoice_number TEXT NOT NULL,
    folded_number TEXT NOT NULL,
    loose_number TEXT NOT NULL,
    groups_number TEXT,
    main_digits TEXT,
    purchase TEXT,
    supplier TEXT,
    says TEXT CHECK (json_valid(says)),
    checksum TEXT NOT NULL,
    PRIMARY KEY (import_id, row)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX register_entries_by_number ON register_entries (folded_number);
  CREATE INDEX register_entries_by_id ON register_entries (purchase_invoice_id);
  CREATE INDEX register_entries_by_look ON register_entries (loose_number);
  CREATE INDEX register_entries_by_groups ON register_entries (groups_number);
  CREATE INDEX register_entries_by_purchase ON register_entries (purchase, main_digits);

  -- See [Note: a list file].
  CREATE TABLE listed_paths (
    import_id INTEGER NOT NULL REFERENCES imports (id),
    row INTEGER NOT NULL,
    path TEXT NOT NULL,
    folded_path TEXT NOT NULL,
    purchase_invoice_id TEXT NOT NULL,
    checksum TEXT NOT NULL,
    PRIMARY KEY (import_id, row)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX listed_paths_by_path ON listed_paths (folded_path);

  -- The audit trail. See [Note: the chain].
  CREATE TABLE events (
    seq INTEGER PRIMARY KEY AUTOINCREMENT,
    import_id INTEGER REFERENCES imports (id),
    happened_at INTEGER NOT NULL,
    who TEXT NOT NULL,
    machine TEXT NOT NULL,
    version TEXT NOT NULL,
    what TEXT NOT NULL,
    detail TEXT NOT NULL CHECK (json_valid(detail)),
    hash TEXT NOT NULL,
    checksum TEXT NOT NULL
  ) STRICT;
  CREATE INDEX events_by_import ON events (import_id);
  -- What people decided is little beside what the agent did.
  CREATE INDEX events_by_person ON events (who, import_id) WHERE who <> 'agent' AND import_id IS NOT NULL;
  -- Asked for by every commit that begins to send what a person wants sent anyway.
  CREATE INDEX events_begun ON events (seq) WHERE what = 'begin-sending';
  -- What people said of single rows is little too, and is asked for with each batch.
  CREATE INDEX events_of_rows ON events (import_id) WHERE what = 'settle-row';
  CREATE TRIGGER events_are_not_changed BEFORE UPDATE ON events BEGIN SELECT RAISE(ABORT, 'the audit trail is append-only'); END;
  CREATE TRIGGER events_are_not_deleted BEFORE DELETE ON events BEGIN SELECT RAISE(ABORT, 'the audit trail is append-only'); END;

  -- The last entries of an office's log that this image has followed, should the log lose them. See [Note: an image].
  CREATE TABLE followed_entries (
    pos INTEGER PRIMARY KEY,
    hash TEXT NOT NULL,
    entry TEXT CHECK (json_valid(entry))
  ) STRICT;

  -- A few facts about the agent that outlive it.
  CREATE TABLE metadata (key TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT;

  PRAGMA user_version = ${schemaVersion};`;
