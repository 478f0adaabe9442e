/** @file What a test file imports from vitest, for a Node that vitest itself cannot run on: Windows' own, under Wine. */

// The real one; build-tests.ts gives this file in its place to everybody else.
import { expect as realExpect } from "vitest";

type Body = (...values: never[]) => unknown;

interface Suite {
  readonly name: string;
  readonly isSkipped: boolean;
  readonly beforeAll: Body[];
  readonly afterAll: Body[];
  readonly beforeEach: Body[];
  readonly afterEach: Body[];
  readonly entries: (Suite | Test)[];
}

interface Test {
  readonly name: string;
  readonly isSkipped: boolean;
  readonly body: () => unknown;
}

export interface Outcome {
  /** The names of its suites and its own. */
  readonly name: string;
  readonly took: number;
  readonly is: "passed" | "skipped" | { readonly error: string };
}

const newSuite = (name: string, isSkipped: boolean): Suite => ({
  name,
  isSkipped,
  beforeAll: [],
  afterAll: [],
  beforeEach: [],
  afterEach: [],
  entries: [],
});

let current = newSuite("", false);
let finished: Body[] = [];

const addSuite =
  (isSkipped: boolean) =>
  (name: string, body: () => void): void => {
    const outer = current;
    current = newSuite(name, isSkipped);
    outer.entries.push(current);
    body();
    current = outer;
  };

const addTest =
  (isSkipped: boolean) =>
  (name: string, ...rest: readonly unknown[]): void => {
    const body = rest.find((each) => typeof each === "function") as () => unknown;
    current.entries.push({ name, isSkipped, body });
  };

/** `%s` and the like take the values in turn. */
function nameWith(name: string, values: readonly unknown[]): string {
  let at = 0;
  const [first] = values;
  return name
    .replaceAll(/%[sdifjo]/g, () => String(values[at++]))
    .replaceAll(/\$(\w+)/g, (all, key) => {
      const found = (first as Record<string, unknown> | undefined)?.[key];
      return found === undefined ? all : String(found);
    });
}

const withEach =
  (add: (name: string, body: () => unknown) => void) =>
  (rows: readonly unknown[]) =>
  (name: string, ...rest: readonly unknown[]): void => {
    const body = rest.find((each) => typeof each === "function") as Body;
    for (const row of rows) {
      const values = (Array.isArray(row) ? row : [row]) as never[];
      add(nameWith(name, values), () => body(...values));
    }
  };

const withWays = <T extends (name: string, ...rest: never[]) => void>(make: (isSkipped: boolean) => T) => {
  const ways = (isSkipped: boolean) =>
    Object.assign(make(isSkipped), { each: withEach(make(isSkipped) as never), concurrent: make(isSkipped) });
  return Object.assign(ways(false), {
    skip: ways(true),
    skipIf: (isSkipped: unknown) => ways(Boolean(isSkipped)),
    runIf: (isRun: unknown) => ways(!isRun),
  });
};

export const describe = withWays(addSuite);
export const test = withWays(addTest);
export const beforeAll = (body: Body): void => void current.beforeAll.push(body);
export const afterAll = (body: Body): void => void current.afterAll.push(body);
export const beforeEach = (body: Body): void => void current.beforeEach.push(body);
export const afterEach = (body: Body): void => void current.afterEach.push(body);
export const onTestFinished = (body: Body): void => void finished.push(body);

const pollMs = 50;
const pollForMs = 45_000;

/** vitest's own asks its worker for the running test. */
function poll(read: () => unknown): unknown {
  const assertThat = (isNot: boolean): unknown =>
    new Proxy(
      {},
      {
        get: (_, key: string) =>
          key === "not"
            ? assertThat(true)
            : async (...expected: readonly unknown[]) => {
                const until = Date.now() + pollForMs;
                for (;;) {
                  try {
                    const found = realExpect(await read());
                    const matchers = (isNot ? found.not : found) as unknown as Record<
                      string,
                      (...values: unknown[]) => unknown
                    >;
                    return await matchers[key]?.(...expected);
                  } catch (problem) {
                    if (Date.now() > until) throw problem;
                    await new Promise((resolve) => setTimeout(resolve, pollMs));
                  }
                }
              },
      },
    );
  return assertThat(false);
}

export const expect = Object.assign(realExpect, { poll });

/** Runs everything that a file has declared since the last call, one after the other. */
export async function runDeclared(tell: (outcome: Outcome) => void): Promise<void> {
  const whole = current;
  current = newSuite("", false);
  await runSuite(whole, [], false, tell);
}

async function runSuite(
  suite: Suite,
  outer: readonly Suite[],
  isSkipped: boolean,
  tell: (outcome: Outcome) => void,
): Promise<void> {
  const around = [...outer, suite];
  const isLeftOut = isSkipped || suite.isSkipped;
  const nameOf = (entry: { readonly name: string }) =>
    [...around, entry]
      .map(({ name }) => name)
      .filter((name) => name !== "")
      .join(" > ");
  try {
    if (!isLeftOut) for (const before of suite.beforeAll) await (before as () => unknown)();
    for (const entry of suite.entries)
      if ("entries" in entry) await runSuite(entry, around, isLeftOut, tell);
      else if (isLeftOut || entry.isSkipped) tell({ name: nameOf(entry), took: 0, is: "skipped" });
      else {
        const begun = Date.now();
        const is = await runTest(entry, around);
        tell({ name: nameOf(entry), took: Date.now() - begun, is });
      }
    if (!isLeftOut) for (const after of suite.afterAll.toReversed()) await (after as () => unknown)();
  } catch (problem) {
    tell({ name: nameOf({ name: "its beginning or end" }), took: 0, is: { error: sayError(problem) } });
  }
}

/** More than in vitest.config.ts: under Wine on a busy machine a process takes seconds to start. */
const longestTestMs = 400_000;

const inTime = (running: unknown): Promise<unknown> => {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(`took longer than ${longestTestMs} ms`)), longestTestMs);
  return Promise.race([running, promise]).finally(() => clearTimeout(timer));
};

async function runTest({ name, body }: Test, around: readonly Suite[]): Promise<Outcome["is"]> {
  finished = [];
  let problem: unknown = null;
  // Of vitest's context, what our own hooks read.
  const context = () => ({ task: { name, result: { state: problem === null ? "pass" : "fail" } } });
  const attempt = async (each: Body) => {
    try {
      await inTime((each as (context: unknown) => unknown)(context()));
    } catch (thrown) {
      problem ??= thrown ?? new Error("nothing was thrown");
    }
  };
  for (const suite of around) for (const before of suite.beforeEach) if (problem === null) await attempt(before);
  if (problem === null) await attempt(body as Body);
  for (const end of finished.toReversed()) await attempt(end);
  for (const suite of around.toReversed()) for (const after of suite.afterEach.toReversed()) await attempt(after);
  return problem === null ? "passed" : { error: sayError(problem) };
}

function sayError(problem: unknown): string {
  if (!(problem instanceof Error)) return String(problem);
  const { expected, actual } = problem as Error & { expected?: unknown; actual?: unknown };
  const compared =
    expected === undefined && actual === undefined
      ? ""
      : `\nexpected: ${JSON.stringify(expected)}\nfound: ${JSON.stringify(actual)}`;
  return `${problem.stack ?? problem.message}${compared}`;
}
