/** @file The functions of the office database that grant the lease, and list the computers that may take it. */

import { leaseMs, listedMs, reservedMs } from "./lease-times.ts";
import { asOwner } from "./log-functions.ts";
import { changeChannel } from "./office-tables.ts";

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

export const leaseFunctions = [lease, computers].join("\n");
