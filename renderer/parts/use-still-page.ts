/** @file Keeps the page from scrolling behind a panel, so that there is one scroll bar, and nothing moves sideways. */

import { useLayoutEffect } from "preact/hooks";

export function useStillPage(): void {
  useLayoutEffect(() => {
    const { documentElement: page, body } = document;
    body.style.paddingRight = `${window.innerWidth - page.clientWidth}px`;
    page.style.overflowY = "hidden";
    return () => {
      page.style.overflowY = "";
      body.style.paddingRight = "";
    };
  }, []);
}
