/** @file The functions of the office database that notice a start of the server, and say how long it waits then. */

import { aliveMs, settlingMs } from "./lease-times.ts";

/**
 * [Note: a database that starts]
 *
 * A standby that takes over, or a backup that is put back, may lack the last commits, among them the intent of a batch that
 * has left. The next driver would send that batch again. The images of the computers still know it. So the first call
 * that finds the server started again, or the log in another file, notes the time. For 20 seconds from then no lease is
 * granted or renewed and nothing is appended, unless all computers that were seen in the last minute that the database
 * knows of have looked, and know nothing that the log lacks. A computer that knows more refills the log.
 */
export const settlingFunctions = `
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
