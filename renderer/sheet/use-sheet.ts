/** @file The open spreadsheet: its current reading, and the person's unsent answers. */

import { batch, computed, effect, signal } from "@preact/signals";
import type { Import } from "../../shared/imports/import.ts";
import type { SheetPreview } from "../../shared/spreadsheet/sheet-preview.ts";
import { words } from "../../shared/words/spoken.ts";
import { ask, imports } from "../agent/use-agent.ts";
import { openId, view } from "../agent/use-view.ts";
import { changedUses, type Draft, emptyDraft } from "./sheet-draft.ts";
import { readingFor, type Stage, stageOf } from "./sheet-stage.ts";

/** The last reading. It stays during the next one, so that the page does not jump. */
export const sheet = signal<SheetPreview | null>(null);
export const draft = signal<Draft>(emptyDraft);
/**
 * True if the person wants later files read like this. Never ticked for them where it is about a layout: it sends later
 * files without a question. What is said of an e-invoice's supplier, VAT category or type holds for that alone.
 */
export const remember = signal(false);
/** Why the sheet cannot be shown, as a sentence. */
export const sheetFailure = signal<string | null>(null);

/** The import whose question the desk shows beside its list; null if none is. */
const besideId = signal<string | null>(null);
/** The import whose sheet is read: the open one, or the one beside the list. */
export const opened = computed(() => imports.value.find(({ id }) => id === (openId.value ?? besideId.value)) ?? null);
export const isSheetOpen = computed(() => openId.value !== null && opened.value !== null);
const wanted = computed(() => (opened.value === null ? null : `${opened.value.id} ${readingFor(opened.value)}`));
/** The unsent changes of columns. */
export const changes = computed(() => changedUses(draft.value, sheet.value?.columns ?? []));
/** Identifies the reading in `sheet`. */
const held = signal<string | null>(null);
export const stage = computed<Stage>(() =>
  opened.value === null ? "reading" : stageOf(opened.value, held.value === wanted.value ? sheet.value : null),
);
export const isReading = computed(() => held.value !== wanted.value && sheetFailure.value === null);

/** Opens this spreadsheet in the Needs you view, with its unsent answers. */
export function openSheet(import_: Import): void {
  batch(() => {
    forgetOther(import_);
    openId.value = import_.id;
    view.value = "needs-you";
  });
}

/** Reads this spreadsheet for the card beside the list. @returns a function that ends it */
export function readBeside(import_: Import): () => void {
  batch(() => {
    forgetOther(import_);
    besideId.value = import_.id;
  });
  return () => {
    if (besideId.peek() === import_.id) besideId.value = null;
  };
}

/** Forgets the reading and the unsent answers of another spreadsheet. */
function forgetOther({ id }: Import): void {
  sheetFailure.value = null;
  if (held.value?.startsWith(`${id} `) === true) return;
  sheet.value = null;
  held.value = null;
  draft.value = emptyDraft;
  remember.value = false;
}

export function closeSheet(): void {
  openId.value = null;
}

effect(() => {
  const import_ = opened.value;
  if (import_ === null || readingFor(import_) === null || held.peek() === wanted.value) return;
  void load(import_.id, wanted.value);
});

async function load(id: string, reading: string | null): Promise<void> {
  const reply = await ask("imports.sheet", { id });
  // Another file may have been opened meanwhile, or the state of this one may have changed.
  if (wanted.peek() !== reading || held.peek() === reading) return;
  batch(() => {
    // A sent file is moved, and may be missed during the move. The notice of the move triggers another reading.
    const came = reply.ok ? reply.value : null;
    sheetFailure.value = !reply.ok ? reply.error.message : came === null ? words.look.noSheet : null;
    if (came === null) return;
    sheet.value = came;
    draft.value = emptyDraft;
    // A yes was about the answers before, and says nothing about these.
    remember.value = came.eInvoice !== null;
    held.value = reading;
  });
}
