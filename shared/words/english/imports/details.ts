/** @file Reasons of a failure, for use in brackets or within a sentence, in English; see [Note: a message]. */

import type { Said } from "../../../wording/grammar.ts";
import { figure, quote } from "../../../wording/grammar.ts";

type Seconds = { readonly seconds: number };
type Differs = { readonly sent: string; readonly said: string };

export const details = {
  // Meanings of an operating system's codes.
  "nothing-answers": () => "nothing answers at that address",
  "address-not-found": () => "that address could not be found",
  "connection-broke": () => "the connection broke",
  "took-too-long": () => "it took too long",
  "no-way-there": () => "there is no way to it from this computer",
  "certificate-not-trusted": () => "its certificate is not trusted by this computer",
  "open-elsewhere": () => "another program has it open",
  "not-allowed": () => "Pigeonhole is not allowed to",
  "disk-full": () => "the disk is full",

  // How a call ended.
  cancelled: () => "it was cancelled",
  "nothing-moved": ({ seconds }: Seconds) => `nothing moved for ${figure(seconds)} s`,
  "answer-late": ({ seconds }: Seconds) => `no answer within ${figure(seconds)} s`,
  "connection-closed": () => "the connection was closed",
  "answer-cut-off": () => "the answer was cut off",
  "answer-too-long": () => "the answer is too long",
  "answered-status": ({ status }: { readonly status: number }) => `status ${status}`,
  "stopped-while-sending": () => "Pigeonhole was stopped while this was being sent",
  "wrong-inside": ({ problem }: { readonly problem: string }) => `something went wrong inside Pigeonhole: ${problem}`,
  "inbox-was-taken-over": () => "the folder was taken over from another computer",
  "journal-was-damaged": () => "the journal was damaged, and a backup is used",
  "differs-in": ({ each }: { readonly each: readonly Said[] }) => each.join("; "),
  "other-invoice": ({ sent, said }: Differs) => `sent to ${sent}, the service says ${said}`,
  "other-size": ({ sent, said }: Differs) => `sent ${sent} bytes, the service says ${said}`,
  "other-type": ({ sent, said }: Differs) => `sent as ${sent}, the service says ${said}`,
  "other-name": ({ sent, said }: Differs) => `sent as ${quote(sent)}, the service says ${quote(said)}`,

  // What the answer to a batch says of one invoice.
  "not-saved": () => "the finance system took this invoice, but says that it did not save it",
  "not-saved-because": ({ said }: { readonly said: string }) =>
    `the finance system took this invoice, but did not save it; it says: ${said}`,
  "perhaps-not-saved": ({ said }: { readonly said: string }) =>
    `the finance system’s answer leaves open whether it saved this invoice; it says: ${said}`,
  "correct-and-send": () =>
    "Correct the row, or add what is missing in the finance system; then put the row into the inbox, in a file of its own",
  "look-then-send": () =>
    "Look for it in the finance system; only if it is not there, put the row into the inbox, in a file of its own, and send it anyway",

  // What is wrong with a proxy or a sign-in.
  "closed-without-answer": () => "it closed the connection without an answer",
  "proxy-answered": ({ status, address }: { readonly status: number; readonly address: string }) =>
    `answer ${status} for ${address}`,
  "proxy-sign-in-missing": () => "Pigeonhole has been given none",
  "proxy-sign-in-refused": () => "it does not accept the ones that Pigeonhole has",
  "keychain-unreadable": ({ problem }: { readonly problem: string }) => `the keychain cannot be read: ${problem}`,
  "sign-in-not-accepted": () => "the service does not accept the sign-in",

  // What is wrong with a folder.
  "folder-was-away": () => "its folder was away",
  "folder-missing": () => "the folder does not exist",
  "no-folder": () => "it is not a folder",
  "folder-closed": () => "Pigeonhole may not look into the folder",
  "folder-silent": () => "the folder does not answer",
  "inbox-not-in-settings": () => "its inbox is not in the settings any more",
  "inbox-missing": () => "the inbox is not there",
  "inbox-no-folder": () => "the inbox is not a folder",
  "name-taken": () => "something else of that name lies there",
  "names-used-up": () => "too many files have that name",

  // What is missing in a file.
  "any-content": () => "anything at all",
  "end-of-pdf": () => "the end of the PDF (%%EOF)",
  "end-of-png": () => "the end of the picture (IEND)",
  "end-of-picture": () => "the end of the picture",
  "end-of-zip": () => "the end of the file's table of contents",
  "end-of-office-file": () => "the last part of the file",
};
