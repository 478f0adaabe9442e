/** @file The functions of the office database: the only way in which an agent writes to it. */

import { changeChannel } from "./office-tables.ts";

/** How long a lease lasts. */
export const leaseMs = 30_000;
/** How long a lease that was handed over is kept for the computer that it was handed to. */
const reservedMs = 10_000;
/** How long a database that was started waits for what the computers know, and how lately before its end it has to have heard of them. */
export const settlingMs = 20_000;
const aliveMs = 60_000;
/** A computer that has not been seen for longer is not listed. */
export const listedMs = 30 * 24 * 60 * 60_000;

/**
 * [Note: a database that starts]
 *
 * A standby that takes over, or a backup that is put back, may lack the last commits, among them the intent of a batch that
 * has left. The next driver would send that batch again. The images of the computers still know it. So the first call
 * that finds the server started again, or the log in another file, notes the time. For 20 seconds from then no lease is
 * granted or renewed and nothing is appended, unless all computers that were seen in the last minute that the database
 * knows of have looked, and know nothing that the log lacks. A computer that knows more refills the log.
 */
const settling = `
CREATE FUNCTION pigeonhole.now_ms() RETURNS bigint LANGUAGE sql VOLATILE AS $$
  SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint
$$;

-- Notes the first call after a start of the server, or after the log was put back from a backup.
CREATE FUNCTION pigeonhole.notice_start() RETURNS void LANGUAGE sql VOLATILE AS $$
  UPDATE pigeonhole.head SET server_start = pg_postmaster_start_time(),
    log_file = pg_relation_filenode('pigeonhole.entries'::regclass), noticed_at = pigeonhole.now_ms(),
    awaited_since = coalesce((SELECT max(c.last_seen) FROM pigeonhole.computers c), 0) - ${aliveMs}
  WHERE (server_start, log_file) IS DISTINCT FROM
    (pg_postmaster_start_time(), pg_relation_filenode('pigeonhole.entries'::regclass))
$$;

-- For how many ms more a database that was started waits; 0 where it waits no longer.
CREATE FUNCTION pigeonhole.settling_ms(head pigeonhole.head) RETURNS bigint LANGUAGE sql VOLATILE AS $$
  SELECT CASE WHEN EXISTS (
    SELECT 1 FROM pigeonhole.computers c WHERE c.last_seen BETWEEN head.awaited_since AND head.noticed_at - 1
  ) THEN least(greatest(head.noticed_at + ${settlingMs} - pigeonhole.now_ms(), 0), ${settlingMs}) ELSE 0 END
$$;`;

const reading = `
-- The end of a log without entries.
CREATE FUNCTION pigeonhole.start_hash(office text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT encode(sha256(convert_to(office, 'UTF8')), 'hex')
$$;

CREATE FUNCTION pigeonhole.entry_hash(
  hash_before text, pos bigint, term bigint, computer text, nonce text, written_at bigint, body text
) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT encode(sha256(convert_to(concat_ws(E'\\n',
    hash_before, pos, coalesce(term::text, ''), computer, nonce, written_at, body), 'UTF8')), 'hex')
$$;

CREATE FUNCTION pigeonhole.tell_end(is_what text, pos bigint, hash text) RETURNS json LANGUAGE sql IMMUTABLE AS $$
  SELECT json_build_object('is', is_what, 'end', json_build_object('pos', pos, 'hash', hash))
$$;

-- Null where the log holds what is known; otherwise how it differs.
CREATE FUNCTION pigeonhole.compare(head pigeonhole.head, known_pos bigint, known_hash text)
RETURNS json LANGUAGE plpgsql STABLE AS $$
DECLARE own_hash text;
BEGIN
  IF known_pos > head.pos THEN
    RETURN pigeonhole.tell_end('lost', head.pos, head.hash);
  END IF;
  own_hash := CASE
    WHEN known_pos = head.pos THEN head.hash
    WHEN known_pos = 0 THEN pigeonhole.start_hash(head.office)
    ELSE (SELECT e.hash FROM pigeonhole.entries e WHERE e.pos = known_pos)
  END;
  IF own_hash IS DISTINCT FROM known_hash THEN
    RETURN pigeonhole.tell_end('other-log', head.pos, head.hash);
  END IF;
  RETURN NULL;
END $$;

-- Who had the lease last. A server whose clock was set back shows no more than a whole lease.
CREATE FUNCTION pigeonhole.holder(head pigeonhole.head) RETURNS json LANGUAGE sql VOLATILE AS $$
  SELECT CASE WHEN head.holder IS NOT NULL THEN json_build_object('computer', head.holder, 'term', head.term,
    'remainingMs', least(greatest(head.lease_until - pigeonhole.now_ms(), 0), ${leaseMs})) END
$$;`;

/** The functions that agents call. `STRICT` is on none of them: a term may be null. */
const asOwner = "LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp SET lock_timeout = '4s'";

const log = `
-- The one row, held until the call is over: one call writes at a time.
CREATE FUNCTION pigeonhole.lock_head() RETURNS pigeonhole.head LANGUAGE plpgsql VOLATILE AS $$
DECLARE top pigeonhole.head;
BEGIN
  -- What is answered is on the disk, whatever the role's own settings are. A stricter setting stays.
  IF current_setting('synchronous_commit') IN ('off', 'local', 'remote_write') THEN
    PERFORM set_config('synchronous_commit', 'on', true);
  END IF;
  PERFORM pigeonhole.notice_start();
  SELECT * INTO STRICT top FROM pigeonhole.head FOR UPDATE;
  RETURN top;
END $$;

CREATE FUNCTION pigeonhole.put_entry(entry pigeonhole.entries) RETURNS void LANGUAGE plpgsql VOLATILE AS $$
BEGIN
  INSERT INTO pigeonhole.entries SELECT entry.*;
  UPDATE pigeonhole.head SET pos = entry.pos, hash = entry.hash;
  PERFORM pg_notify('${changeChannel}', 'entry');
END $$;

CREATE FUNCTION pigeonhole.append(
  known_pos bigint, known_hash text, own_term bigint, own_computer text, own_nonce text, own_body text
) RETURNS json ${asOwner} AS $$
DECLARE
  top pigeonhole.head := pigeonhole.lock_head();
  entry pigeonhole.entries;
  differs json := pigeonhole.compare(top, known_pos, known_hash);
  waits bigint := pigeonhole.settling_ms(top);
BEGIN
  IF differs IS NOT NULL THEN RETURN differs; END IF;
  -- An earlier try whose reply was lost.
  SELECT * INTO entry FROM pigeonhole.entries e WHERE e.nonce = own_nonce;
  IF NOT FOUND THEN
    IF own_term IS NOT NULL AND (own_term <> top.term OR top.holder IS DISTINCT FROM own_computer) THEN
      RETURN json_build_object('is', 'fenced', 'holder', pigeonhole.holder(top));
    END IF;
    IF known_pos < top.pos THEN RETURN pigeonhole.tell_end('behind', top.pos, top.hash); END IF;
    IF waits > 0 THEN RETURN json_build_object('is', 'settling', 'remainingMs', waits); END IF;
    entry.pos := top.pos + 1;
    entry.term := own_term;
    entry.computer := own_computer;
    entry.nonce := own_nonce;
    entry.written_at := pigeonhole.now_ms();
    entry.body := own_body;
    entry.hash := pigeonhole.entry_hash(
      top.hash, entry.pos, entry.term, entry.computer, entry.nonce, entry.written_at, entry.body);
    PERFORM pigeonhole.put_entry(entry);
  END IF;
  RETURN json_build_object('is', 'appended', 'pos', entry.pos, 'hash', entry.hash, 'term', entry.term,
    'computer', entry.computer, 'writtenAt', entry.written_at);
END $$;

-- Puts one lost entry back. It has to be the one that follows, to the byte.
CREATE FUNCTION pigeonhole.refill(
  own_pos bigint, own_hash text, own_term bigint, own_computer text, own_nonce text, own_written_at bigint, own_body text
) RETURNS json ${asOwner} AS $$
DECLARE
  top pigeonhole.head := pigeonhole.lock_head();
  entry pigeonhole.entries;
BEGIN
  IF own_pos <= top.pos THEN
    RETURN coalesce(pigeonhole.compare(top, own_pos, own_hash),
      CASE WHEN own_pos = top.pos THEN pigeonhole.tell_end('refilled', top.pos, top.hash)
      ELSE pigeonhole.tell_end('behind', top.pos, top.hash) END);
  END IF;
  IF own_pos > top.pos + 1 THEN RETURN pigeonhole.tell_end('lost', top.pos, top.hash); END IF;
  IF own_hash <> pigeonhole.entry_hash(top.hash, own_pos, own_term, own_computer, own_nonce, own_written_at, own_body) THEN
    RETURN pigeonhole.tell_end('other-log', top.pos, top.hash);
  END IF;
  entry := ROW(own_pos, own_hash, own_term, own_computer, own_nonce, own_written_at, own_body);
  PERFORM pigeonhole.put_entry(entry);
  -- Terms that were lost with it are not granted a second time.
  IF own_term > top.term THEN
    UPDATE pigeonhole.head SET term = own_term, holder = NULL, lease_until = 0;
  END IF;
  RETURN pigeonhole.tell_end('refilled', own_pos, own_hash);
END $$;`;

const lease = `
CREATE FUNCTION pigeonhole.acquire(known_pos bigint, known_hash text, own_computer text) RETURNS json ${asOwner} AS $$
DECLARE
  top pigeonhole.head := pigeonhole.lock_head();
  now_ms bigint := pigeonhole.now_ms();
  differs json := pigeonhole.compare(top, known_pos, known_hash);
  waits bigint := pigeonhole.settling_ms(top);
BEGIN
  IF differs IS NOT NULL THEN RETURN differs; END IF;
  IF waits > 0 THEN RETURN json_build_object('is', 'settling', 'remainingMs', waits); END IF;
  -- The server's clock was set back: the lease lasts no longer than it was meant to.
  IF top.lease_until > now_ms + ${leaseMs} THEN
    UPDATE pigeonhole.head SET lease_until = now_ms + ${leaseMs};
  END IF;
  IF top.holder IS NOT NULL AND top.holder <> own_computer AND top.lease_until > now_ms THEN
    RETURN json_build_object('is', 'held', 'holder', pigeonhole.holder(top));
  END IF;
  IF top.reserved_for <> own_computer AND top.reserved_until BETWEEN now_ms + 1 AND now_ms + ${reservedMs} THEN
    RETURN json_build_object('is', 'held', 'holder', json_build_object(
      'computer', top.reserved_for, 'term', top.term, 'remainingMs', top.reserved_until - now_ms));
  END IF;
  IF known_pos < top.pos THEN RETURN pigeonhole.tell_end('behind', top.pos, top.hash); END IF;
  UPDATE pigeonhole.head SET term = top.term + 1, holder = own_computer, lease_until = now_ms + ${leaseMs},
    reserved_for = NULL;
  PERFORM pg_notify('${changeChannel}', 'lease');
  RETURN json_build_object('is', 'granted', 'term', top.term + 1, 'remainingMs', ${leaseMs});
END $$;

CREATE FUNCTION pigeonhole.renew(own_term bigint, known_pos bigint, known_hash text, own_computer text)
RETURNS json ${asOwner} AS $$
DECLARE
  top pigeonhole.head := pigeonhole.lock_head();
  differs json := pigeonhole.compare(top, known_pos, known_hash);
  waits bigint := pigeonhole.settling_ms(top);
BEGIN
  IF differs IS NOT NULL THEN RETURN differs; END IF;
  IF own_term <> top.term OR top.holder IS DISTINCT FROM own_computer THEN
    RETURN json_build_object('is', 'held', 'holder', pigeonhole.holder(top));
  END IF;
  IF waits > 0 THEN RETURN json_build_object('is', 'settling', 'remainingMs', waits); END IF;
  UPDATE pigeonhole.head SET lease_until = pigeonhole.now_ms() + ${leaseMs};
  RETURN json_build_object('is', 'granted', 'term', own_term, 'remainingMs', ${leaseMs});
END $$;

CREATE FUNCTION pigeonhole.release(own_term bigint, own_computer text, next_computer text) RETURNS void ${asOwner} AS $$
DECLARE top pigeonhole.head := pigeonhole.lock_head();
BEGIN
  IF own_term <> top.term OR top.holder IS DISTINCT FROM own_computer THEN RETURN; END IF;
  UPDATE pigeonhole.head SET lease_until = 0, reserved_for = next_computer,
    reserved_until = pigeonhole.now_ms() + ${reservedMs};
  PERFORM pg_notify('${changeChannel}', 'lease');
END $$;`;

const computers = `
CREATE FUNCTION pigeonhole.look(
  known_pos bigint, known_hash text, own_computer text, own_name text, own_version text, own_ready boolean
) RETURNS json ${asOwner} AS $$
DECLARE
  top pigeonhole.head;
  differs json;
BEGIN
  PERFORM pigeonhole.notice_start();
  SELECT * INTO STRICT top FROM pigeonhole.head;
  differs := pigeonhole.compare(top, known_pos, known_hash);
  -- One that knows more has not been heard yet. See settling_ms.
  IF differs IS NOT NULL THEN RETURN differs; END IF;
  INSERT INTO pigeonhole.computers VALUES (own_computer, own_name, own_version, own_ready, pigeonhole.now_ms())
  ON CONFLICT (id) DO UPDATE SET name = own_name, version = own_version, is_ready = own_ready,
    last_seen = pigeonhole.now_ms();
  RETURN json_build_object('is', 'seen', 'end', json_build_object('pos', top.pos, 'hash', top.hash), 'holder', pigeonhole.holder(top),
    'now', pigeonhole.now_ms(), 'computers', (
      SELECT json_agg(json_build_object('id', c.id, 'name', c.name, 'version', c.version, 'isReady', c.is_ready,
        'lastSeen', c.last_seen) ORDER BY c.name, c.id)
      FROM pigeonhole.computers c WHERE c.last_seen > pigeonhole.now_ms() - ${listedMs}));
END $$;

CREATE FUNCTION pigeonhole.forget(own_computer text) RETURNS void ${asOwner} AS $$
BEGIN
  DELETE FROM pigeonhole.computers c WHERE c.id = own_computer;
END $$;`;

const snapshots = `
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

export const officeFunctions = [settling, reading, log, lease, computers, snapshots].join("\n");
