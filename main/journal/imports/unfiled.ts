/** @file Which imports have a file in our folders, and which have ended while their file is not in the folder that their state calls for. */

import { ownFolders } from "../../../shared/imports/own-folders.ts";
import { sqlStatesIn } from "../../../shared/imports/state-groups.ts";

/** The folder of each settled state begins the path of a file that is where it should be. */
const notInItsFolder = `file_path NOT GLOB CASE at WHEN 'done' THEN 'Done' WHEN 'failed' THEN 'Failed'
  WHEN 'duplicate' THEN 'Duplicates' ELSE 'Needs you' END || '/*'`;

/** True of an import whose file is in one of our folders. */
export const inOurFolders = ownFolders.map((folder) => `file_path GLOB '${folder}/*'`).join(" OR ");

/** To the letter the condition of the index `imports_unfiled`: SQLite uses an index of a few rows for no other question. */
export const unfiledWhere = `file_path IS NOT NULL AND at NOT IN (${sqlStatesIn("under-way")})
  AND (moving_to IS NOT NULL OR ${notInItsFolder})`;
