/** @file What the page speaks: asked for before it is first drawn, and followed from then on. */

import { signal } from "@preact/signals";
import { localeOfDates, type Speech, type SpeechSettings, speech } from "../shared/speech.ts";
import { speak } from "../shared/words/spoken.ts";
import { ask, hear } from "./use-agent.ts";

export const spoken = signal<Speech>(speech);
/** What the settings say of it. */
export const speechSet = signal<SpeechSettings>({ language: "system", formats: "system" });

export async function followSpeech(): Promise<void> {
  hear("speech.changed", (changed) => {
    speakNow(changed);
    void readSpeech();
  });
  await readSpeech();
}

/** Where it cannot be read, the page goes on as it speaks. */
export async function readSpeech(): Promise<void> {
  const reply = await ask("speech.view", null);
  if (!reply.ok) return;
  speechSet.value = reply.value.set;
  speakNow(reply.value.spoken);
}

function speakNow(now: Speech): void {
  if (now.language === spoken.value.language && now.formats === spoken.value.formats) return;
  speak(now);
  document.documentElement.lang = localeOfDates(now);
  spoken.value = now;
}
