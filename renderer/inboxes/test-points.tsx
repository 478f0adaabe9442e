/** @file Tests a connection or an inbox: a button, then the result of each check. */

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { TonightPoint } from "../../shared/agent/tonight.ts";
import { words } from "../../shared/words/spoken.ts";
import { ask } from "../agent/use-agent.ts";
import { FailureLine } from "../parts/failure-line.tsx";
import type { Mark } from "../parts/marks.ts";
import { StateMark } from "../parts/state-mark.tsx";

interface Tested {
  readonly connection: string | null;
  readonly inbox: string | null;
}

export interface Test {
  readonly points: readonly TonightPoint[] | null;
  readonly isRunning: boolean;
  readonly failure: string | null;
  readonly run: () => Promise<void>;
}

export function useTest({ connection, inbox }: Tested): Test {
  const points = useSignal<readonly TonightPoint[] | null>(null);
  const isRunning = useSignal(false);
  const failure = useSignal<string | null>(null);
  return {
    points: points.value,
    isRunning: isRunning.value,
    failure: failure.value,
    async run() {
      if (isRunning.value) return;
      isRunning.value = true;
      const reply = await ask("settings.test", { connection, inbox });
      isRunning.value = false;
      points.value = reply.ok ? reply.value : null;
      failure.value = reply.ok ? null : reply.error.message;
    },
  };
}

interface TestButtonProps {
  readonly test: Test;
  readonly label: string;
  readonly about: string;
}

export function TestButton({ test, label: idle, about }: TestButtonProps) {
  const label = test.isRunning ? words.forms.testing : idle;
  return (
    <button
      type="button"
      class="button"
      aria-label={words.window.about(label, about)}
      aria-disabled={test.isRunning}
      onClick={() => void test.run()}
    >
      {label}
    </button>
  );
}

const marks: Readonly<Record<TonightPoint["verdict"], Mark>> = {
  good: "done",
  bad: "failed",
  warning: "needs-you",
  unknown: "empty",
};

export function TestPoints({ test: { points, failure } }: { readonly test: Test }) {
  const bad = points?.filter(({ verdict }) => verdict === "bad").length ?? 0;
  return (
    <div class="test-points">
      <p role="status" class={points === null ? "unseen" : "test-sum"}>
        {points === null ? "" : bad === 0 ? words.forms.testGood : words.forms.testBad(bad)}
      </p>
      {points === null ? null : (
        <ul>
          {points.map(({ sentence, verdict }) => (
            <li key={sentence}>
              <StateMark mark={marks[verdict]} />
              <span>{sentence}</span>
            </li>
          ))}
        </ul>
      )}
      <FailureLine failure={failure} />
    </div>
  );
}

/** Runs the test when it is shown, and again when `when` changes. */
export function TestedNow({
  tested,
  about,
  when,
}: {
  readonly tested: Tested;
  readonly about: string;
  readonly when: string;
}) {
  const test = useTest(tested);
  useEffect(() => void test.run(), [when]);
  return (
    <>
      <TestPoints test={test} />
      <div class="card-acts">
        <TestButton test={test} label={words.forms.test} about={about} />
      </div>
    </>
  );
}
