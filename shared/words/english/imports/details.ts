/** @file Reasons of a failure, for use in brackets or within a sentence, in English; see [Note: a message]. */

import type { Said } from "../../../wording/grammar.ts";
import { figure, quote } from "../../../wording/grammar.ts";

type Seconds = { readonly seconds: number };
type Differs = { readonly sent: string; readonly said: string };

export const details = {
  // Meanings of an operating system's codes.
  "nothing-answers": () => "no answer from that address",
  "address-not-found": () => "that address couldn't be found",
  "connection-broke": () => "the connection broke",
  "took-too-long": () => "it took too long",
  "no-way-there": () => "this computer can't reach it",
  "certificate-not-trusted": () => "this computer doesn't trust its certificate",
  "open-elsewhere": () => "another program has it open",
  "not-allowed": () => "Pigeonhole doesn't have permission",
  "read-only": () => "nothing can be written there",
  "is-folder": () => "it's a folder",
  "disk-error": () => "the disk reports an error",
  "disk-full": () => "the disk is full",
  "answer-unreadable": () => "the answer couldn't be read",

  // How a call ended.
  cancelled: () => "it was cancelled",
  "nothing-moved": ({ seconds }: Seconds) => `no progress for ${figure(seconds)} s`,
  "answer-late": ({ seconds }: Seconds) => `no answer within ${figure(seconds)} s`,
  "sending-not-confirmed": () => "the office database didn't confirm that this computer may send",
  "connection-closed": () => "the connection was closed",
  "answer-cut-off": () => "the answer was cut off",
  "answer-too-long": () => "the answer is too long",
  "answered-status": ({ status }: { readonly status: number }) => `status ${status}`,
  "answered-saying": ({ status, said }: { readonly status: number; readonly said: string }) =>
    `status ${status}: ${quote(said)}`,
  "found-was-wrong": () => "it was marked as found, and you said that this was wrong",
  "list-was-wrong": () => "an invoice list seemed to have it, and you said that this was wrong",
  "stopped-while-sending": () => "Pigeonhole was stopped while this was being sent",
  "wrong-inside": ({ problem }: { readonly problem: string }) => `something went wrong inside Pigeonhole: ${problem}`,
  "inbox-was-taken-over": () => "the folder was taken over from another computer",
  "journal-was-damaged": () => "the journal was damaged, and a backup is used",
  "differs-in": ({ each }: { readonly each: readonly Said[] }) => each.join("; "),
  "other-invoice": ({ sent, said }: Differs) => `sent to ${sent}, the finance system says ${said}`,
  "other-size": ({ sent, said }: Differs) => `sent ${sent} bytes, the finance system says ${said}`,
  "other-type": ({ sent, said }: Differs) => `sent as ${sent}, the finance system says ${said}`,
  "other-name": ({ sent, said }: Differs) => `sent as ${quote(sent)}, the finance system says ${quote(said)}`,

  // What the answer to a batch says of one invoice.
  "not-saved": () => "the finance system received this invoice, but says it wasn't saved",
  "not-saved-because": ({ said }: { readonly said: string }) =>
    `the finance system received this invoice but didn't save it. It says: ${said}`,
  "perhaps-not-saved": ({ said }: { readonly said: string }) =>
    `it's unclear whether the finance system saved this invoice. It says: ${said}`,
  "saved-otherwise": ({ why }: { readonly why: Said }) =>
    `it's unclear whether the finance system saved this invoice as it was sent: its answer ${why}`,
  "says-other": ({ property, sent, said }: Differs & { readonly property: string }) =>
    `has the ${property} ${quote(said)}, and ${quote(sent)} was sent`,
  "says-trial": ({ said }: { readonly said: string }) => `reads like a trial run or a draft: ${quote(said)}`,
  "says-doubtful": ({ said }: { readonly said: string }) => `has ${quote(said)}`,
  "says-later": () => "the finance system received this invoice, and says it will save it later",
  "says-twice": ({ name }: { readonly name: string }) => `has ${quote(name)} twice`,
  "send-e-invoice-again": () =>
    "Correct in the finance system what it reports. Then try the e-invoice again. If a remembered answer is wrong, such as the number of a VAT rate, forget it in Inboxes first.",
  "wait-for-e-invoice": () =>
    "Wait until the finance system has processed it, then look for it there. If it's still not there, send it anyway.",
  "look-for-e-invoice": () => "Check the finance system. If the e-invoice isn't there, send it anyway.",
  "correct-and-send": () =>
    "Correct the row, or add what's missing in the finance system. Then send this row again, without those that were saved",
  "wait-then-look": () =>
    "Wait until the finance system has processed the batch, then look for it there. If it's still not there, add the row to the inbox in a separate file, and send that one anyway",
  "look-then-send": () =>
    "Check the finance system. If it isn't there, add the row to the inbox in a separate file, and send that one anyway",

  // What is wrong with a proxy or a sign-in.
  "closed-without-answer": () => "it closed the connection without an answer",
  "proxy-answered": ({ status, address }: { readonly status: number; readonly address: string }) =>
    `answer ${status} for ${address}`,
  "proxy-sign-in-missing": () => "Pigeonhole doesn't have any yet",
  "proxy-sign-in-refused": () => "it rejected the ones Pigeonhole has",
  "keychain-unreadable": ({ problem }: { readonly problem: string }) => `the keychain can't be read: ${problem}`,
  "sign-in-not-accepted": () => "the finance system doesn't accept the sign-in",

  // What is wrong with a folder.
  "folder-was-away": () => "its folder couldn't be reached",
  "file-open-elsewhere": () => "another program has it open",
  "file-changing": () => "it is being changed just now",
  "folder-missing": () => "the folder is missing: moved, renamed or deleted, or its drive isn't connected",
  "drive-unknown": ({ drive }: { readonly drive: string }) =>
    `the drive ${drive} isn't known to this account (mapped drives belong to one user; use an address such as \\\\server\\share)`,
  "no-folder": () => "it isn't a folder",
  "folder-closed": () => "Pigeonhole doesn't have permission to open it",
  "inbox-emptied": () =>
    "it is empty, though files were filed in it (is the drive connected? If it was emptied on purpose, put any file into it)",
  "folder-silent": () => "it isn't responding",
  "inbox-not-in-settings": () => "its inbox is no longer in the settings",
  "inbox-missing": () => "the folder is missing",
  "inbox-no-folder": () => "it isn't a folder",
  "name-taken": () => "a file with that name is already there",
  "names-used-up": () => "too many files have that name",

  // What is missing in a file.
  "any-content": () => "anything at all",
  "end-of-pdf": () => "the end of the PDF (a cross-reference and %%EOF)",
  "end-of-xml": () => "the end tag of its root element",
  "end-of-png": () => "the end of the picture (IEND)",
  "end-of-picture": () => "the end of the picture",
  "end-of-zip": () => "the end of the file's table of contents",
  "end-of-office-file": () => "the last part of the file",
};
