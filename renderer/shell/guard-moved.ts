/**
 * @file Ignores clicks and keys on what has just moved under the pointer.
 *
 * [Note: what has just moved]
 *
 * When a card disappears, those below it move up. A second click at the same place, or a second press of Enter, would
 * then decide about another file. So a card that has just moved takes no click and no key for a moment.
 */

/** Longer than between the two clicks of a double click, shorter than it takes to read the next card. */
const guardMs = 700;

const guarded = "data-moved";

/** Starts to guard the cards, and what appears over them. */
export function guardMoved(): void {
  const ends = new WeakMap<Element, ReturnType<typeof setTimeout>>();
  const guard = (element: Element) => {
    element.setAttribute(guarded, "");
    clearTimeout(ends.get(element));
    ends.set(
      element,
      setTimeout(() => element.removeAttribute(guarded), guardMs),
    );
  };
  new MutationObserver((mutations) => {
    for (const { addedNodes, removedNodes, nextSibling, target } of mutations) {
      for (const node of addedNodes) for (const one of within(node, "[data-appears]")) guard(one);
      if (![...removedNodes, ...addedNodes].some((node) => within(node, "[data-import]").length > 0)) continue;
      const isNew = (card: Element) => [...addedNodes].some((node) => node.contains(card));
      for (const card of document.querySelectorAll("[data-import]"))
        if (comesAfter(card, nextSibling, target) && !isNew(card)) guard(card);
    }
  }).observe(document.body, { childList: true, subtree: true });
  const ignore = (event: Event) => {
    if (!(event.target instanceof Element) || event.target.closest(`[${guarded}]`) === null) return;
    event.preventDefault();
    event.stopPropagation();
  };
  document.addEventListener("click", ignore, true);
  document.addEventListener(
    "keydown",
    (event) => {
      if (event.key === "Enter" || event.key === " ") ignore(event);
    },
    true,
  );
}

const within = (node: Node, selector: string): readonly Element[] =>
  node instanceof Element ? [...(node.matches(selector) ? [node] : []), ...node.querySelectorAll(selector)] : [];

/** True for a card below the place where something was added or removed. */
function comesAfter(card: Element, next: Node | null, parent: Node): boolean {
  if (next?.contains(card)) return true;
  const position = (next ?? parent).compareDocumentPosition(card);
  return (position & Node.DOCUMENT_POSITION_FOLLOWING) !== 0 && (next !== null || !parent.contains(card));
}
