/** @file Keeps the keyboard in the window: where what had it goes away, it goes on with what stands there now. */

/** What can take the keyboard by itself, and does no harm when it is pressed by mistake. */
const stops = "button:not(.danger), a[href], input, select, textarea, summary, [tabindex='0']";
/** What belongs together: whoever worked in one of these goes on in it. */
const groups = "fieldset, form, dialog, li, article, .toolbar, .card-acts";

/** Whoever took it away may have a better place for the keyboard, and says so as soon as it is drawn. */
const waitMs = 120;

interface Place {
  readonly element: Element;
  /** What it lies in, the innermost first, and the place that it has there among what takes the keyboard. */
  readonly around: readonly (readonly [group: Element, place: number])[];
}

/** Follows the keyboard for as long as the page lives. */
export function keepFocus(): void {
  let last: Place | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const isLost = () => document.activeElement === document.body && last !== null;
  document.addEventListener("focusin", ({ target }) => {
    if (target instanceof Element) last = placeOf(target);
  });
  document.addEventListener("focusout", () => {
    // A click beside everything takes the keyboard away as well, and is meant to; what it left is still there then.
    setTimeout(() => {
      if (isLost() && last?.element.isConnected === true) last = null;
    });
  });
  new MutationObserver(() => {
    if (!isLost() || last?.element.isConnected === true) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (isLost() && last !== null && !last.element.isConnected) land(last);
    }, waitMs);
  }).observe(document.body, { childList: true, subtree: true });
}

function placeOf(element: Element): Place {
  const around: (readonly [Element, number])[] = [];
  for (let group = element.closest(groups); group !== null; group = group.parentElement?.closest(groups) ?? null)
    around.push([group, [...group.querySelectorAll(stops)].indexOf(element)]);
  return { element, around };
}

function land({ around }: Place): void {
  for (const [group, place] of around) {
    const now = group.isConnected ? [...group.querySelectorAll<HTMLElement>(stops)].filter(isSeen) : [];
    const next = now[Math.max(0, Math.min(place, now.length - 1))];
    if (next === undefined) continue;
    next.focus();
    return;
  }
  document.getElementById("view-title")?.focus({ preventScroll: true });
}

const isSeen = (element: Element): boolean => element.checkVisibility({ visibilityProperty: true });
