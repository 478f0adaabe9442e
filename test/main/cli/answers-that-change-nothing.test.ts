/** @file `answer` lists no question that no answer would be taken for. */

import { expect, test, vi } from "vitest";
import { answerQuestions } from "../../../main/cli/answer-questions.ts";
import { arrivedPart, morning, sampleBatch } from "../../shared/sample-imports.ts";

test("a file of which rows were sent has no open questions, whatever its content would ask now", async () => {
  const why = { kind: "rows-have-problems", problems: [], rowsSent: 1, rowsReady: 0 } as const;
  const import_ = sampleBatch("a.csv", { at: "waiting", why }, { parts: [arrivedPart(morning)] });
  const parts = { journal: { get: () => import_ } } as unknown as Parameters<typeof answerQuestions>[0];
  const write = vi.spyOn(process.stdout, "write").mockReturnValue(true);
  const code = await answerQuestions(parts, import_.id, [], false, false);
  const said = write.mock.calls.map(([text]) => String(text)).join("");
  write.mockRestore();
  expect([code, said]).toEqual([0, `File ${import_.id} has no open questions.\n`]);
});
