/** @file A queue of imports that is always free to start, and in which a bug fails the test. */

import { createImportQueue, type ImportQueue } from "../../main/imports/import-queue.ts";

export const createStrictQueue = (ports: Parameters<typeof createImportQueue>[0]): ImportQueue =>
  createImportQueue(
    ports,
    () => true,
    (bug) => {
      throw bug;
    },
  );
