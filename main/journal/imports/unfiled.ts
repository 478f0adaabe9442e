/** @file Which imports have ended while their file lies elsewhere than where it should. */

/** The folder of each settled state begins the path of a file that lies where it should. */
const notInItsFolder = `lies NOT GLOB CASE at WHEN 'done' THEN 'Done' WHEN 'failed' THEN 'Failed'
  WHEN 'duplicate' THEN 'Duplicates' ELSE 'Needs you' END || '/*'`;

/** Word for word the condition of the index `imports_unfiled`: SQLite uses an index of a few rows for no other question. */
export const unfiledWhere = `lies IS NOT NULL AND at NOT IN ('reading', 'queued', 'sending')
  AND (moving_to IS NOT NULL OR ${notInItsFolder})`;
