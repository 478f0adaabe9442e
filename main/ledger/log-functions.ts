/** @file The functions of the office database that read its log, add an entry to it, and put lost entries back. */

import { leaseMs } from "./lease-times.ts";
import { changeChannel } from "./office-tables.ts";

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
export const asOwner =
  "LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp SET lock_timeout = '4s'";

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

export const logFunctions = [reading, log].join("\n");
