/** @file The journal's tables, as steps from one version to the next. A released step is never edited. */

/** See [Note: the states of an import]; the database refuses every other edge. */
const edges = `
  reading>queued reading>held reading>waiting reading>failed reading>duplicate reading>reading
  held>queued held>failed held>held
  queued>sending queued>failed queued>queued
  sending>queued sending>done sending>failed sending>unknown sending>waiting sending>sending
  unknown>done unknown>queued unknown>waiting unknown>unknown
  waiting>reading waiting>failed waiting>waiting
  failed>reading failed>queued failed>failed
  done>done duplicate>duplicate`
  .trim()
  .split(/\s+/)
  .map((edge) => `('${edge.replace(">", "', '")}')`)
  .join(",");

export const migrations: readonly string[] = [
  `
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
    purchase_invoice_id TEXT,
    document_id TEXT,
    left_out TEXT NOT NULL CHECK (json_valid(left_out))
  ) STRICT;
  CREATE INDEX imports_by_content ON imports (sha256);
  CREATE INDEX imports_by_place ON imports (inbox, file_path);
  CREATE INDEX imports_by_state ON imports (at);

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
    payload TEXT NOT NULL,
    PRIMARY KEY (import_id, n)
  ) STRICT;

  CREATE TABLE events (
    seq INTEGER PRIMARY KEY AUTOINCREMENT,
    import_id INTEGER REFERENCES imports (id),
    happened_at INTEGER NOT NULL,
    who TEXT NOT NULL,
    what TEXT NOT NULL,
    detail TEXT NOT NULL CHECK (json_valid(detail))
  ) STRICT;
  CREATE TRIGGER events_are_not_changed BEFORE UPDATE ON events BEGIN SELECT RAISE(ABORT, 'the audit trail is append-only'); END;
  CREATE TRIGGER events_are_not_deleted BEFORE DELETE ON events BEGIN SELECT RAISE(ABORT, 'the audit trail is append-only'); END;
  CREATE TRIGGER imports_are_not_deleted BEFORE DELETE ON imports BEGIN SELECT RAISE(ABORT, 'an import is never forgotten'); END;

  CREATE TABLE edges (was TEXT NOT NULL, becomes TEXT NOT NULL, PRIMARY KEY (was, becomes)) STRICT;
  INSERT INTO edges VALUES ${edges};
  CREATE TRIGGER states_follow_the_drawing BEFORE UPDATE OF at ON imports
    WHEN NOT EXISTS (SELECT 1 FROM edges WHERE was = OLD.at AND becomes = NEW.at)
    BEGIN SELECT RAISE(ABORT, 'an import cannot go from this state to that'); END;

  CREATE TABLE marks (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT;
  `,
  // See [Note: a print].
  `
  CREATE TABLE prints (
    import_id INTEGER NOT NULL,
    n INTEGER NOT NULL,
    row INTEGER NOT NULL,
    supplier TEXT NOT NULL,
    invoice_number TEXT NOT NULL,
    raw_sha256 TEXT NOT NULL,
    PRIMARY KEY (import_id, n, row),
    FOREIGN KEY (import_id, n) REFERENCES parts (import_id, n) ON DELETE CASCADE
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX prints_by_invoice ON prints (supplier, invoice_number);
  CREATE INDEX prints_by_raw ON prints (raw_sha256);

  ALTER TABLE imports ADD COLUMN sent_before TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(sent_before));
  ALTER TABLE imports ADD COLUMN anyway TEXT CHECK (anyway IN ('all', 'asked'));

  INSERT INTO edges VALUES ('duplicate', 'reading'), ('queued', 'waiting'), ('waiting', 'queued');
  `,
  // See [Note: a sum].
  `
  ALTER TABLE imports ADD COLUMN sum TEXT;
  ALTER TABLE parts ADD COLUMN sum TEXT;
  ALTER TABLE parts ADD COLUMN payload_sum TEXT;
  ALTER TABLE events ADD COLUMN sum TEXT;

  ALTER TABLE imports ADD COLUMN answers TEXT CHECK (json_valid(answers));
  ALTER TABLE imports ADD COLUMN pending_template TEXT CHECK (json_valid(pending_template));
  ALTER TABLE imports ADD COLUMN copy TEXT CHECK (json_valid(copy));
  ALTER TABLE prints ADD COLUMN net TEXT;
  ALTER TABLE prints ADD COLUMN currency TEXT NOT NULL DEFAULT '';

  CREATE TABLE register_entries (
    import_id INTEGER NOT NULL REFERENCES imports (id),
    row INTEGER NOT NULL,
    purchase_invoice_id TEXT NOT NULL,
    invoice_number TEXT NOT NULL,
    folded_number TEXT NOT NULL,
    supplier TEXT,
    PRIMARY KEY (import_id, row)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX register_entries_by_number ON register_entries (folded_number);

  INSERT INTO edges VALUES ('held', 'reading'), ('reading', 'done');
  `,
  // See [Note: the chain].
  `
  ALTER TABLE events ADD COLUMN machine TEXT;
  ALTER TABLE events ADD COLUMN version TEXT;
  ALTER TABLE events ADD COLUMN hash TEXT;
  `,
  // See [Note: a list file].
  `
  CREATE TABLE listed_paths (
    import_id INTEGER NOT NULL REFERENCES imports (id),
    row INTEGER NOT NULL,
    path TEXT NOT NULL,
    folded_path TEXT NOT NULL,
    purchase_invoice_id TEXT NOT NULL,
    PRIMARY KEY (import_id, row)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX listed_paths_by_path ON listed_paths (folded_path);
  `,
  // What the window shows of one day, and of one import.
  `
  CREATE INDEX imports_by_day ON imports (seen_at);
  CREATE INDEX parts_by_end ON parts (ended_at) WHERE state = 'done';
  CREATE INDEX events_by_import ON events (import_id);
  `,
  // What the agent asks again and again, whatever the length of the history: few rows, found without the others.
  `
  CREATE INDEX imports_unfiled ON imports (id) WHERE file_path IS NOT NULL AND at NOT IN ('reading', 'queued', 'sending')
    AND (moving_to IS NOT NULL OR file_path NOT GLOB CASE at WHEN 'done' THEN 'Done' WHEN 'failed' THEN 'Failed'
    WHEN 'duplicate' THEN 'Duplicates' ELSE 'Needs you' END || '/*');
  CREATE INDEX imports_registers ON imports (connection, id) WHERE kind = 'register';
  `,
];
