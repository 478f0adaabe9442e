import type { KeyObject } from "node:crypto";

/** What a feed says of a release, with the name of its installer. */
interface FeedFacts {
  readonly for: string;
  readonly version: string;
  readonly releasedAt: string;
  readonly security: boolean;
  readonly name: string;
}

export function makeFeed(
  release: FeedFacts,
  content: Buffer,
  key: KeyObject,
): { readonly feed: Buffer; readonly signature: string };
