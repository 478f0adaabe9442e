/** @file A document, drawn in a frame of its own, with its pages and a zoom. See [Note: a preview]. */

import { useSignal } from "@preact/signals";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { words } from "../../shared/words/spoken.ts";
import { ask } from "../agent/use-agent.ts";
import { isTypedInto } from "../parts/is-typed-into.ts";
import { type DrawFailure, type DrawRequest, readReply } from "../preview/preview-messages.ts";

/** A hostile document may take for ever. */
const patienceMs = 15_000;
const zooms = [1, 1.5, 2, 3, 4] as const;

interface Drawn {
  readonly page: number;
  readonly pages: number;
  readonly height: number;
}

interface DocumentPreviewProps {
  /** Of the import. */
  readonly id: string;
  readonly file: string;
  /** The place of a file inside it, if that is drawn. */
  readonly inside?: number | null;
}

export function DocumentPreview({ id, file, inside = null }: DocumentPreviewProps) {
  const box = useRef<HTMLElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const address = useSignal<string | null>(null);
  const drawn = useSignal<Drawn | null>(null);
  const failure = useSignal<string | null>(null);
  const page = useSignal(1);
  const zoom = useSignal(0);
  const width = useSignal(0);

  useEffect(() => {
    void ask("imports.preview", { id, inside }).then((reply) => {
      if (reply.ok) address.value = reply.value.address;
      else failure.value = reply.error.message;
    });
  }, [id, inside, address, failure]);

  useLayoutEffect(() => {
    const measure = () => (width.value = Math.floor(box.current?.clientWidth ?? 0));
    const watching = new ResizeObserver(measure);
    if (box.current !== null) watching.observe(box.current);
    measure();
    return () => watching.disconnect();
  }, [width]);

  const fail = (why: DrawFailure | "slow") => {
    failure.value = words.preview.failures[why];
  };
  const shownWidth = Math.floor(width.value * (zooms[zoom.value] ?? 1));
  const draw = () => {
    const { contentWindow } = frame.current ?? {};
    if (contentWindow == null || address.value === null || shownWidth === 0) return;
    const request: DrawRequest = {
      page: page.value,
      width: shownWidth,
      ratio: devicePixelRatio,
      isPdf: /[.]pdf$/i.test(file),
    };
    contentWindow.postMessage(request, new URL(address.value).origin === "null" ? "*" : new URL(address.value).origin);
  };
  useEffect(draw, [page.value, shownWidth, address.value]);

  // It has answered for the page and the width that are wanted now, or it is taking too long.
  useEffect(() => {
    if (address.value === null || failure.value !== null) return;
    let timer: ReturnType<typeof setTimeout> | undefined = setTimeout(() => fail("slow"), patienceMs);
    const hear = ({ source, data }: MessageEvent) => {
      const reply = source === frame.current?.contentWindow ? readReply(data) : null;
      if (reply === null) return;
      clearTimeout(timer);
      timer = undefined;
      if ("failure" in reply) fail(reply.failure);
      else drawn.value = reply;
    };
    addEventListener("message", hear);
    return () => {
      clearTimeout(timer);
      removeEventListener("message", hear);
    };
  }, [page.value, shownWidth, address.value, failure.value]);

  const pages = drawn.value?.pages ?? 1;
  const turn = (by: number) => (page.value = Math.max(1, Math.min(pages, page.value + by)));
  const scale = (by: number) => (zoom.value = Math.max(0, Math.min(zooms.length - 1, zoom.value + by)));
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTypedInto(event.target)) return;
      if (event.key === "n") turn(1);
      else if (event.key === "p") turn(-1);
      else if (event.key === "+") scale(1);
      else if (event.key === "-") scale(-1);
      else return;
      event.preventDefault();
    };
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, [pages]);

  return (
    <div class="preview">
      {failure.value === null ? (
        <>
          <div class="preview-bar">
            <Turn label={words.preview.previous} keys="p" isOff={page.value <= 1} act={() => turn(-1)} sign="‹" />
            <span role="status">
              {drawn.value === null ? words.preview.loading : words.preview.page(drawn.value.page, pages)}
            </span>
            <Turn label={words.preview.next} keys="n" isOff={page.value >= pages} act={() => turn(1)} sign="›" />
            <span class="preview-gap" />
            <Turn label={words.preview.smaller} keys="-" isOff={zoom.value === 0} act={() => scale(-1)} sign="−" />
            <Turn
              label={words.preview.larger}
              keys="+"
              isOff={zoom.value === zooms.length - 1}
              act={() => scale(1)}
              sign="+"
            />
          </div>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what is larger than the box is scrolled with the arrow keys. */}
          <section class="preview-box" ref={box} tabIndex={0} aria-label={words.preview.title(file)}>
            {address.value === null ? null : (
              <iframe
                ref={frame}
                title={words.preview.title(file)}
                src={address.value}
                // Its own origin, with scripts, and nothing else: no pop-ups, forms, downloads or way out.
                sandbox="allow-scripts allow-same-origin"
                tabIndex={-1}
                width={shownWidth}
                height={drawn.value?.height ?? 320}
                onLoad={draw}
              />
            )}
          </section>
        </>
      ) : (
        <p class="field-hint" role="status">
          {failure.value}
        </p>
      )}
    </div>
  );
}

interface TurnProps {
  readonly label: string;
  readonly keys: string;
  readonly isOff: boolean;
  readonly act: () => void;
  readonly sign: string;
}

function Turn({ label, keys, isOff, act, sign }: TurnProps) {
  return (
    <button
      type="button"
      class="button quiet"
      aria-label={label}
      aria-keyshortcuts={keys}
      title={label}
      aria-disabled={isOff}
      onClick={() => !isOff && act()}
    >
      {sign}
    </button>
  );
}
