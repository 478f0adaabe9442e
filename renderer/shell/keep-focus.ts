/**
 * @file Restores the focus when the focused element disappears: the same control elsewhere gets it, such as that of a
 * file whose row moves to another table, or else the element that takes its place.
 */

/** Elements that can take the focus and do no harm if they are pressed by mistake. */
const stops = "button:not(.danger), a[href], input, select, textarea, summary, [tabindex='0']";
/** Groups of elements: the focus stays in its group if possible. */
const groups = "fieldset, form, dialog, li, article, .toolbar, .card-acts";

/** The code that removed the element may set the focus itself right after drawing, so wait this long. */
const waitMs = 120;

interface Place {
  readonly element: Element;
  /** Its groups, the innermost first, with its index among the focusable elements of each. */
  readonly around: readonly (readonly [group: Element, place: number])[];
}

/** Starts to follow the focus. */
export function keepFocus(): void {
  let last: Place | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const isLost = () => document.activeElement === document.body && last !== null;
  document.addEventListener("focusin", ({ target }) => {
    if (target instanceof Element) last = placeOf(target);
  });
  document.addEventListener("focusout", () => {
    // A click on empty space removes the focus on purpose; then the element still exists.
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

function land({ element, around }: Place): void {
  const same = sameControl(element);
  if (same !== null) {
    same.focus();
    return;
  }
  for (const [group, place] of around) {
    const now = group.isConnected ? [...group.querySelectorAll<HTMLElement>(stops)].filter(isSeen) : [];
    const next = now[Math.max(0, Math.min(place, now.length - 1))];
    if (next === undefined) continue;
    next.focus();
    return;
  }
  document.getElementById("view-title")?.focus({ preventScroll: true });
}

/** A label of its own names the file or the thing that the control acts on. */
function sameControl(element: Element): HTMLElement | null {
  const label = element.getAttribute("aria-label");
  if (label === null) return null;
  const same = [...document.querySelectorAll<HTMLElement>(stops)].filter(
    (other) => other.getAttribute("aria-label") === label && isSeen(other),
  );
  return same.length === 1 ? (same[0] ?? null) : null;
}

const isSeen = (element: Element): boolean => element.checkVisibility({ visibilityProperty: true });
