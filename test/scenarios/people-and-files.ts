/** @file What people do to files in a history: they lay, edit, rename and take them, in the inbox and in our folders. */

import { isInOwnFolder, isNote } from "./own-folders.ts";
import type { TroubledWorld } from "./troubled-world.ts";
import type { Watch } from "./watch-promises.ts";

export interface Scene {
  readonly world: TroubledWorld;
  readonly watch: Watch;
  /** Files that a person laid where only the agent should: the agent owes nobody an account of them. */
  readonly strangers: Set<Uint8Array>;
}

export const inTheInbox = ({ world }: Scene) => world.disk.paths().filter((path) => !isInOwnFolder(path));

export const filedAway = ({ world }: Scene) =>
  world.disk.paths().filter((path) => isInOwnFolder(path) && !isNote(path));

export function withFile(among: readonly string[], which: number, use: (path: string) => void): void {
  const path = among[Math.floor(which * among.length)];
  if (path !== undefined) use(path);
}

/** Over whatever lay there: that is what the person wants. */
export function lay({ world, watch }: Scene, path: string, content: string): void {
  const before = world.disk.read(path);
  if (before) watch.laid.delete(before);
  world.disk.drop(path, content);
  const now = world.disk.read(path);
  if (now) watch.laid.add(now);
}

/** Where only the agent should lay files, or over one of those that it has laid there. */
export function layAsStranger(stage: Scene, path: string, content: string): void {
  lay(stage, path, content);
  const bytes = stage.world.disk.read(path);
  if (bytes) stage.strangers.add(bytes);
}

/** The file manager asks before it replaces, and the person says no. */
export function shift({ world, strangers }: Scene, from: string, to: string): void {
  const { disk } = world;
  const bytes = disk.read(from);
  if (!bytes || disk.read(to)) return;
  disk.move(from, to);
  if (!isInOwnFolder(to)) strangers.delete(bytes);
}

/** The same file with another amount, or with another word: the change that nobody sees by its name or its size. */
export function amend(scene: Scene, path: string): void {
  const bytes = scene.world.disk.read(path);
  const text = new TextDecoder().decode(bytes);
  const amount = /,(-?)10\.00,/;
  const amended = amount.test(text) ? text.replace(amount, ",$112.00,") : text.replace("document", "Document");
  if (!bytes || amended === text) return;
  if (isInOwnFolder(path)) layAsStranger(scene, path, amended);
  else lay(scene, path, amended);
}

/** In the folder that it is in. */
export function renameFiled({ world, strangers }: Scene, from: string, to: string): void {
  const path = from.slice(0, from.lastIndexOf("/") + 1) + to;
  const bytes = world.disk.read(from);
  if (!bytes || world.disk.read(path)) return;
  world.disk.move(from, path);
  strangers.add(bytes);
}
