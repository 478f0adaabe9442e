/** @file The files of a few inboxes in memory: what people and the agent do to them, and how they misbehave. */

import { createHash } from "node:crypto";

export interface MemoryDisk {
  /** A person lays a file here, over whatever lay there. */
  drop(path: string, content: string | Uint8Array, inbox?: string): void;
  take(path: string, inbox?: string): void;
  move(from: string, to: string, inbox?: string): void;
  read(path: string, inbox?: string): Uint8Array | undefined;
  /** A folder stays when its last file goes. */
  exists(path: string, inbox?: string): boolean;
  /** Every path, sorted. */
  paths(inbox?: string): readonly string[];
  /** Another program has the file open: it can be neither read nor moved. */
  hold(path: string): void;
  release(path: string): void;
  releaseAll(): void;
  isHeld(path: string): boolean;
  /** The next moves are refused. */
  refuseMoves(times: number): void;
  isMoveRefused(): boolean;
  /** The inbox cannot be reached, until `null`. */
  lose(why: string | null, inbox?: string): void;
  lost(inbox: string): string | null;
  /** From now on the inbox is a link to the folder of another one. */
  link(inbox: string, to: string): void;
  /** The inbox whose folder this one is: itself, unless it is a link. */
  folderOf(inbox: string): string;
}

/** Bytes on this disk are never changed, only replaced: each is fingerprinted once. */
const fingerprints = new WeakMap<Uint8Array, string>();

export function sha256Of(content: string | Uint8Array): string {
  if (typeof content === "string") return createHash("sha256").update(content).digest("hex");
  const known = fingerprints.get(content) ?? createHash("sha256").update(content).digest("hex");
  fingerprints.set(content, known);
  return known;
}

/** Where a file stands on the disk as a whole. */
export const locate = (inbox: string, path: string) => `${inbox}:/${path}`;

export function createMemoryDisk(): MemoryDisk {
  const files = new Map<string, Uint8Array>();
  const folders = new Set<string>();
  const held = new Set<string>();
  const lost = new Map<string, string>();
  let movesToRefuse = 0;
  const links = new Map<string, string>();
  const folderOf = (inbox: string) => links.get(inbox) ?? inbox;
  const at = (path: string, inbox = "payables") => locate(folderOf(inbox), path);
  /** By inbox, as long as no file comes or goes: the agent asks far more often. */
  const listed = new Map<string, readonly string[]>();

  function list(inbox: string): readonly string[] {
    const start = at("", inbox);
    const paths = [...files.keys()].flatMap((key) => (key.startsWith(start) ? key.slice(start.length) : [])).toSorted();
    listed.set(inbox, paths);
    return paths;
  }

  function put(key: string, bytes: Uint8Array): void {
    if (!files.has(key)) listed.clear();
    files.set(key, bytes);
    for (let cut = key.lastIndexOf("/"); cut > 0; cut = key.lastIndexOf("/", cut - 1)) folders.add(key.slice(0, cut));
  }

  return {
    drop: (path, content, inbox) => put(at(path, inbox), new Uint8Array(Buffer.from(content))),
    take(path, inbox) {
      if (files.delete(at(path, inbox))) listed.clear();
    },
    move(from, to, inbox) {
      const bytes = files.get(at(from, inbox));
      if (!bytes) throw new Error(`there is no ${from} to move`);
      files.delete(at(from, inbox));
      listed.clear();
      put(at(to, inbox), bytes);
    },
    read: (path, inbox) => files.get(at(path, inbox)),
    paths: (inbox = "payables") => listed.get(inbox) ?? list(inbox),
    exists: (path, inbox) => files.has(at(path, inbox)) || folders.has(at(path, inbox)),
    hold: (path) => void held.add(path),
    release: (path) => void held.delete(path),
    releaseAll: () => held.clear(),
    isHeld: (path) => held.has(path),
    refuseMoves(times) {
      movesToRefuse = times;
    },
    isMoveRefused() {
      movesToRefuse -= 1;
      return movesToRefuse >= 0;
    },
    lose(why, inbox = "payables") {
      if (why === null) lost.delete(inbox);
      else lost.set(inbox, why);
    },
    lost: (inbox) => lost.get(folderOf(inbox)) ?? null,
    link: (inbox, to) => void links.set(inbox, to),
    folderOf,
  };
}
