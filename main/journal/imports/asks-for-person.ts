/** @file The conditions of imports that need a person, for queries. */

/** Imports that a person wanted sent again, and whose file was taken away or changed before that. See [Note: what was sent]. */
export const notSentAgain = `at = 'failed' AND json_extract(state, '$.why.kind') = 'withdrawn'
  AND json_extract(state, '$.why.mayHaveArrived') IS NOT NULL`;

/** The same as needsPerson in shared/imports/needs-person.ts, for counting. */
export const asksForPerson = `at = 'unknown' OR (file_path IS NOT NULL AND at IN ('held', 'waiting', 'failed')
  AND NOT (at = 'failed' AND json_extract(state, '$.why.kind') = 'rejected'))
  OR (at = 'waiting' AND json_extract(state, '$.why.kind') = 'rows-have-problems'
  AND EXISTS (SELECT 1 FROM json_each(state, '$.why.problems') WHERE value ->> '$.notSaved.isCertain' = 0))
  OR (${notSentAgain})`;
