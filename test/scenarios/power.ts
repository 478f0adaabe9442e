/** @file The power: counts every effect on the world, and goes off before or after one of them. */

/** Thrown at the moment the power goes off, and by every effect that is tried after it. */
export class PowerCut extends Error {
  constructor(what: string) {
    // Nobody reads where it was thrown, and it is thrown at every effect.
    const { stackTraceLimit } = Error;
    Error.stackTraceLimit = 0;
    super(what);
    Error.stackTraceLimit = stackTraceLimit;
  }
}

type Effect = (...given: unknown[]) => unknown;

export interface Power {
  /** How many moments there were at which it could have gone off. */
  readonly moments: number;
  readonly isOff: boolean;
  /** Which of them it went off at, in words. */
  readonly wentOff: string | null;
  /** It goes off after so many moments more. */
  goOffIn(moments: number): void;
  /** `target`, where each call of the named methods passes one moment before its effect and one after it. */
  around<T extends object>(target: T, effects: readonly (keyof T)[]): T;
}

/** @param cutAt the moment at which it goes off, 1-based, or null for never */
export function createPower(cutAt: number | null = null): Power {
  let moments = 0;
  let isOff = false;
  let wentOff: string | null = null;
  let offAt = cutAt;

  function pass(what: string): void {
    moments += isOff ? 0 : 1;
    if (moments === offAt) {
      isOff = true;
      wentOff ??= what;
    }
    if (isOff) throw new PowerCut(what);
  }

  const passing =
    (name: string, effect: Effect, self: object): Effect =>
    (...given) => {
      pass(`before ${name}`);
      const result = effect.apply(self, given);
      if (result instanceof Promise)
        return result.then((value) => {
          pass(`after ${name}`);
          return value;
        });
      pass(`after ${name}`);
      return result;
    };

  return {
    get moments() {
      return moments;
    },
    get isOff() {
      return isOff;
    },
    get wentOff() {
      return wentOff;
    },
    goOffIn(more) {
      offAt = moments + more;
    },
    around<T extends object>(target: T, effects: readonly (keyof T)[]): T {
      // A copy, and no proxy: much more is read than has an effect. One that was spread is read fastest.
      const powered: T = { ...target };
      for (const name of effects) {
        const effect = target[name];
        if (typeof effect === "function")
          powered[name] = passing(String(name), effect as unknown as Effect, target) as T[keyof T];
      }
      return powered;
    },
  };
}
