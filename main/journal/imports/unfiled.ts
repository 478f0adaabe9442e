/** @file Which imports have ended while their file is not in the folder that their state calls for. */

/** The folder of each settled state begins the path of a file that is where it should be. */
const notInItsFolder = `file_path NOT GLOB CASE at WHEN 'done' THEN 'Done' WHEN 'failed' THEN 'Failed'
  WHEN 'duplicate' THEN 'Duplicates' ELSE 'Needs you' END || '/*'`;

/** To the letter the condition of the index `imports_unfiled`: SQLite uses an index of a few rows for no other question. */
export const unfiledWhere = `file_path IS NOT NULL AND at NOT IN ('reading', 'queued', 'sending')
  AND (moving_to IS NOT NULL OR ${notInItsFolder})`;
