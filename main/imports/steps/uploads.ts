/** @file The documents that this process is sending: how far each has come, and the way to stop it. */

import type { Upload } from "../../../shared/agent/upload.ts";
import type { Import } from "../../../shared/imports/import.ts";
import type { UploadWatch } from "../ports/api-port.ts";
import type { Clock } from "../ports/ports.ts";

export interface Uploads {
  /** Looks on while the document of an import is sent, until `end`. */
  watch(import_: Import): UploadWatch;
  end(id: string): void;
  /** Stops a document that a person has cancelled meanwhile; where its last byte has left, the call comes to its end. */
  onImportChanged(changed: Import): void;
  /** Oldest first. */
  list(): readonly Upload[];
}

export function createUploads(clock: Pick<Clock, "now">): Uploads {
  const underWay = new Map<string, { readonly upload: Upload; readonly stopping: AbortController }>();
  return {
    watch({ id, place, sizeBytes }) {
      const stopping = new AbortController();
      const begin = (sentBytes: number): Upload => ({
        ...{ id, file: place.dropped, sizeBytes, sentBytes },
        startedAt: clock.now(),
      });
      underWay.set(id, { upload: begin(0), stopping });
      return {
        signal: stopping.signal,
        onProgress(sentBytes) {
          const before = underWay.get(id);
          if (!before) return;
          // From the beginning again: its token was turned down on the way.
          const isAgain = sentBytes < before.upload.sentBytes;
          underWay.set(id, { stopping, upload: isAgain ? begin(sentBytes) : { ...before.upload, sentBytes } });
        },
      };
    },
    end: (id) => void underWay.delete(id),
    onImportChanged({ id, state }) {
      if (state.at === "sending" && state.rejected) underWay.get(id)?.stopping.abort();
    },
    list: () => [...underWay.values()].map(({ upload }) => upload),
  };
}
