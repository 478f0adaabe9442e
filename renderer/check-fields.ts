/** @file Checks what a person typed before it is sent to main, and says what is wrong beside the field. */

import type { FirstSettings } from "../shared/ipc.ts";
import { labels } from "./labels.ts";

export type FieldProblems = Partial<Record<keyof FirstSettings, string>>;

const biggestInt64 = 9_223_372_036_854_775_807n;

/** The id as it travels, or null where the text is none. */
export function readPurchaseInvoiceId(text: string): string | null {
  const digits = text.trim();
  if (!/^\d{1,25}$/.test(digits)) return null;
  const id = BigInt(digits);
  return id > 0n && id <= biggestInt64 ? id.toString() : null;
}

export function trimFirstSettings(fields: FirstSettings): FirstSettings {
  return {
    name: fields.name.trim(),
    baseUrl: trimAddress(fields.baseUrl),
    authUrl: trimAddress(fields.authUrl),
    clientId: fields.clientId.trim(),
    // A folder's name may end in a space.
    inboxPath: fields.inboxPath,
  };
}

/** A sentence for each field that cannot be right; empty where all can be. */
export function checkFirstSettings(fields: FirstSettings): FieldProblems {
  const problems: FieldProblems = {};
  const add = (field: keyof FirstSettings, problem: string | null) => {
    if (problem !== null) problems[field] = problem;
  };
  add("name", checkText(fields.name));
  add("baseUrl", checkAddress(fields.baseUrl));
  add("authUrl", checkAddress(fields.authUrl));
  add("clientId", checkText(fields.clientId));
  add("inboxPath", checkText(fields.inboxPath));
  return problems;
}

const checkText = (text: string): string | null => (text.trim() === "" ? labels.firstWrong.empty : null);

function checkAddress(text: string): string | null {
  if (text.trim() === "") return labels.firstWrong.empty;
  const url = URL.parse(trimAddress(text));
  if (url === null || !/^https?:$/.test(url.protocol)) return labels.firstWrong.address;
  if (url.protocol === "http:" && !isThisMachine(url.hostname)) return labels.firstWrong.insecure;
  return null;
}

const isThisMachine = (host: string): boolean => /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/.test(host);

const trimAddress = (text: string): string => text.trim().replace(/\/+$/, "");
