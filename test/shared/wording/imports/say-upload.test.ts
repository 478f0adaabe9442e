/** @file What is said of documents on their way. */

import { describe, expect, test } from "vitest";
import type { Upload } from "../../../../shared/agent/upload.ts";
import { sayUpload, sayUploads } from "../../../../shared/wording/imports/say-upload.ts";

const upload = (changes: Partial<Upload> = {}): Upload => ({
  id: "1",
  file: "scans/10023 contract.pdf",
  sizeBytes: 149_000_000,
  sentBytes: 42_000_000,
  startedAt: 0,
  ...changes,
});

describe("an upload", () => {
  test.each([
    [{}, 1_000, "42 of 149 MB"],
    [{}, 8_000, "42 of 149 MB, about 25 seconds left"],
    [{}, 60_000, "42 of 149 MB, about 3 minutes left"],
    [{ sentBytes: 0 }, 60_000, "0 of 149 MB"],
    [{ sentBytes: 149_000_000 }, 60_000, "149 of 149 MB, about 1 second left"],
    [{ sizeBytes: 52_100, sentBytes: 20_000 }, 500, "20 of 53 kB"],
    [{ sizeBytes: 52_100, sentBytes: 60_000 }, 500, "52 of 53 kB"],
    [{ sentBytes: 1_000_000 }, 3_600_000, "1 of 149 MB, about 6 days left"],
  ])("%j after %i ms is %s", (changes, nowMs, said) => {
    expect(sayUpload(upload(changes), nowMs)).toBe(said);
  });

  test("is shown without its folder, and several are counted", () => {
    expect(sayUploads([], 0)).toBeNull();
    expect(sayUploads([upload()], 0)).toBe("Sending 10023 contract.pdf: 42 of 149 MB");
    expect(sayUploads([upload(), upload({ sizeBytes: 1_000_000, sentBytes: 0, startedAt: 5_000 })], 8_000)).toBe(
      "Sending 2 documents: 42 of 150 MB, about 25 seconds left",
    );
  });
});
