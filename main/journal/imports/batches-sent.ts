/** @file Finds the imports that sent a batch to an office in a stretch of time. */

import type { Import } from "../../../shared/imports/import.ts";
import type { Journal } from "../../imports/ports/journal-port.ts";
import type { Value } from "../database/database.ts";
import { perhapsOffice } from "./offices.ts";

/** No call lasts longer, so that the index of the ends of calls finds the beginnings too. */
const longestCallMs = 60 * 60_000;

/**
 * Makes the finder.
 *
 * @param importsWhere reads imports; see readImports in import-tables.ts
 */
export const createBatchesSent =
  (
    importsWhere: (where: string, ...values: Value[]) => readonly Import[],
    sameOffice: Journal["sameOffice"],
  ): Journal["batchesSent"] =>
  (connection, fromMs, toMs) =>
    importsWhere(
      `kind = 'batch' AND connection IN (SELECT value FROM json_each(?)) AND (at IN ('unknown', 'sending') OR id IN
       (SELECT import_id FROM parts WHERE state = 'done' AND ended_at BETWEEN ? AND ? AND sent_at <= ?)) ORDER BY id`,
      perhapsOffice(sameOffice(connection)),
      fromMs,
      toMs + longestCallMs,
      toMs,
    );
