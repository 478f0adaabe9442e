/** @file Replaces a program on the disk by another one, so that at every moment a whole one is there. */

import {
  chmodSync,
  closeSync,
  constants,
  copyFileSync,
  cpSync,
  fsyncSync,
  openSync,
  renameSync,
  rmSync,
} from "node:fs";
import { dirname } from "node:path";
import { syncFolder } from "./update-record.ts";

/**
 * Puts a copy of the file `from` in the place of the file `program`, under the same name: login items and menus point
 * there. Until the copy is whole and on the disk, the old one stays.
 *
 * @throws what the disk says; the old one is untouched then
 */
export function replaceFile(program: string, from: string): void {
  const beside = `${program}.new`;
  try {
    rmSync(beside, { force: true });
    copyFileSync(from, beside, constants.COPYFILE_FICLONE);
    chmodSync(beside, 0o755);
    syncFile(beside);
    renameSync(beside, program);
  } catch (problem) {
    rmSync(beside, { force: true });
    throw problem;
  }
  syncFolder(dirname(program));
}

/** Copies a program, a file or the folder of a bundle, to where it can be found again. @throws what the disk says */
export function keepCopy(program: string, to: string): void {
  const making = `${to}.making`;
  rmSync(making, { recursive: true, force: true });
  try {
    // A bundle contains links that lead to its own inside.
    cpSync(program, making, { recursive: true, verbatimSymlinks: true, mode: constants.COPYFILE_FICLONE });
    rmSync(to, { recursive: true, force: true });
    renameSync(making, to);
  } catch (problem) {
    rmSync(making, { recursive: true, force: true });
    throw problem;
  }
  syncFolder(dirname(to));
}

/** The same for the folder of a bundle: the old one is moved aside first, and back if that fails. */
export function replaceFolder(program: string, from: string): void {
  const [beside, aside] = [`${program}.new`, `${program}.old`];
  for (const path of [beside, aside]) rmSync(path, { recursive: true, force: true });
  cpSync(from, beside, { recursive: true, verbatimSymlinks: true, mode: constants.COPYFILE_FICLONE });
  renameSync(program, aside);
  try {
    renameSync(beside, program);
  } catch (problem) {
    renameSync(aside, program);
    throw problem;
  }
  syncFolder(dirname(program));
  rmSync(aside, { recursive: true, force: true });
}

function syncFile(path: string): void {
  const file = openSync(path, "r+");
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}
