/** @file The functions of the office database that keep a copy of the journal, for a computer that joins. */

import { asOwner } from "./log-functions.ts";

export const snapshotFunctions = `
CREATE FUNCTION pigeonhole.save_piece(own_snapshot text, own_n integer, own_bytes bytea) RETURNS void ${asOwner} AS $$
BEGIN
  INSERT INTO pigeonhole.snapshot_pieces VALUES (own_snapshot, own_n, pigeonhole.now_ms(), own_bytes)
  ON CONFLICT (snapshot, n) DO UPDATE SET bytes = own_bytes;
END $$;

-- Makes whole what was saved in pieces, and forgets all but the newest two. At the start of the log the first one counts.
CREATE FUNCTION pigeonhole.finish_snapshot(
  own_snapshot text, known_pos bigint, known_hash text, own_size bigint, own_sha256 text, own_pieces integer
) RETURNS json ${asOwner} AS $$
DECLARE
  top pigeonhole.head := pigeonhole.lock_head();
  differs json := pigeonhole.compare(top, known_pos, known_hash);
BEGIN
  IF differs IS NOT NULL THEN RETURN differs; END IF;
  IF known_pos = 0 AND EXISTS (SELECT 1 FROM pigeonhole.snapshots s WHERE s.id <> own_snapshot) THEN
    DELETE FROM pigeonhole.snapshot_pieces p WHERE p.snapshot = own_snapshot;
    RETURN json_build_object('is', 'taken');
  END IF;
  IF (own_pieces, own_size) <> (SELECT count(*), coalesce(sum(octet_length(p.bytes)), 0)
      FROM pigeonhole.snapshot_pieces p WHERE p.snapshot = own_snapshot) THEN
    RAISE EXCEPTION 'the snapshot lacks pieces';
  END IF;
  INSERT INTO pigeonhole.snapshots VALUES (
    own_snapshot, known_pos, known_hash, own_size, own_sha256, own_pieces, pigeonhole.now_ms()) ON CONFLICT DO NOTHING;
  DELETE FROM pigeonhole.snapshots s WHERE s.id NOT IN (
    SELECT newest.id FROM pigeonhole.snapshots newest ORDER BY newest.pos DESC, newest.saved_at DESC LIMIT 2);
  -- Pieces of one that is being saved now stay; those that a computer left unfinished go after a day.
  DELETE FROM pigeonhole.snapshot_pieces p WHERE NOT EXISTS (SELECT 1 FROM pigeonhole.snapshots s WHERE s.id = p.snapshot)
    AND (p.saved_at < pigeonhole.now_ms() - 86400000 OR p.snapshot = own_snapshot);
  RETURN json_build_object('is', 'saved');
END $$;`;
