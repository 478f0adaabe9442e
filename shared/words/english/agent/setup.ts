/** @file Texts about the setup file for colleagues, in English. */

import { quote } from "../../../wording/grammar.ts";

export const setup = {
  title: "For your colleagues",
  hint: "A setup file contains your connections and the settings that all your inboxes share. Colleagues open it, sign in and choose a folder. No password is in it.",
  save: "Save a setup file…",
  saved: (path: string) => `The setup file is saved: ${path}`,
  notSaved: (why: string) => `The setup file couldn't be saved: ${why}.`,
  ask: "Set up Pigeonhole with this file?",
  askMore: "Your files and sign-ins will be sent to these addresses. Only continue if your office gave you the file.",
  leadsTo: (name: string, finance: string, signIn: string) =>
    `${name}: finance system ${finance}, sign-in server ${signIn}`,
  noAddresses: "The file has no connection. It only sets how Pigeonhole works here.",
  use: "Set up",
  cancel: "Cancel",
  notUsed: "This setup file can't be used",
  kept: (path: string) => `The settings in ${quote(path)} count from now on, where you haven't set anything else.`,
  problem: {
    missing: (path: string) => `There's no file ${quote(path)}. Check its name and its folder.`,
    unreadable: (path: string, why: string) => `The setup file ${quote(path)} can't be read${why}.`,
    tooLong: (path: string) =>
      `The file ${quote(path)} is far too long for a setup file. Ask your office for a new one.`,
    notASetup: (path: string) =>
      `The file ${quote(path)} isn't a setup file of Pigeonhole. Ask your office for a new one.`,
    newer: (path: string) => `The setup file ${quote(path)} is for a newer Pigeonhole. Update Pigeonhole first.`,
    empty: (path: string) => `The setup file ${quote(path)} doesn't set anything. Ask your office for a new one.`,
    wrong: (path: string, first: string) => `The setup file ${quote(path)} has a mistake${first}.`,
    unknown: (path: string, key: string) =>
      `The setup file ${quote(path)} has ${quote(key)}, which isn't a setting here. Nothing of it is used.`,
  },
};
