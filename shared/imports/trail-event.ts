/** @file The name of every entry that the audit trail may hold, and what it tells of. */

import type { ImportEvent } from "./import-event.ts";

/** `call`: a call that creates something, and how it ended. `agent`: what is about no import. */
type Topic = "import" | "call" | "agent";

/** The compiler asks for each event of an import. */
const topics = {
  "take-in": "import",
  plan: "import",
  "store-register": "import",
  "store-list": "import",
  "store-suppliers": "import",
  "store-names": "import",
  "store-template": "import",
  reclassify: "import",
  ask: "import",
  "invalid-file": "import",
  "mark-duplicate": "import",
  "mark-corrected": "import",
  "mark-correction": "import",
  "replace-rows": "import",
  "not-corrected": "import",
  "correct-cells": "import",
  "wait-for-original": "import",
  "begin-sending": "call",
  accepted: "call",
  "rejected-by-service": "call",
  "not-sent": "call",
  "outcome-unknown": "call",
  defer: "import",
  hold: "import",
  "read-again": "import",
  adopt: "import",
  approve: "import",
  answer: "import",
  reject: "import",
  retry: "import",
  "look-again": "import",
  "send-anyway": "import",
  attach: "import",
  "take-back": "import",
  "hand-over": "import",
  "take-out": "import",
  reverse: "import",
  "draft-reversal": "import",
  "choose-inside": "import",
  "take-inside": "import",
  "take-as-spreadsheet": "import",
  settle: "import",
  "settle-row": "import",
  "put-back": "import",
  "settle-rows": "import",
  withdraw: "import",
  "return-to-inbox": "import",
  "start-move": "import",
  "set-location": "import",
  "notice-change": "import",
  "outcome-unknown-after-restore": "import",
  "hold-after-restore": "import",
  "sent-before-restore": "import",
  "take-as-sent": "import",

  "begin-chain": "agent",
  restore: "agent",
  "look-after-restore": "agent",
  "claim-inbox": "agent",
  "create-office": "agent",
  "join-office": "agent",
  "leave-office": "agent",
  "match-again": "agent",
  "keep-office": "agent",
  "keep-folder": "agent",
  "read-list": "agent",
  "leave-alone": "agent",
  pause: "agent",
  resume: "agent",
  "tonight-check": "agent",
  report: "agent",
  notify: "agent",
  "notice-settled": "agent",
  "sign-in": "agent",
  "sign-out": "agent",
  "sign-in-ended": "agent",
  "confirm-account": "agent",
  "proxy-password": "agent",
  "keep-secret": "agent",
  "add-connection": "agent",
  "change-connection": "agent",
  "remove-connection": "agent",
  "add-inbox": "agent",
  "change-inbox": "agent",
  "remove-inbox": "agent",
  "learn-name": "agent",
  "forget-name": "agent",
  "rename-template": "agent",
  "forget-template": "agent",
  "rename-columns": "agent",
  "change-settings": "agent",
  "open-at-login": "agent",
  "end-update": "agent",
} as const satisfies Readonly<Record<ImportEvent["type"], Topic>> & Readonly<Record<string, Topic>>;

type NamesOf<T extends Topic> = {
  [Name in TrailEventName]: (typeof topics)[Name] extends T ? Name : never;
}[TrailEventName];

export type TrailEventName = keyof typeof topics;
export type CallEventName = NamesOf<"call">;
export type AgentEventName = NamesOf<"agent">;

/** False for a name from a journal that a newer version has written. */
export const isTrailEventName = (name: string): name is TrailEventName => Object.hasOwn(topics, name);

export const isCallEvent = (name: TrailEventName): name is CallEventName => topics[name] === "call";

export const isAgentEvent = (name: TrailEventName): name is AgentEventName => topics[name] === "agent";
