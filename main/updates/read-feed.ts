/** @file Reads the feed: one small file in a plain https folder, signed by those who make the releases. */

import { createPublicKey, verify } from "node:crypto";
import type { NotSent } from "../../shared/imports/failures/not-sent.ts";
import { type Release, readRelease } from "../../shared/updates/release.ts";
import type { UpdateProblem } from "../../shared/updates/update-view.ts";
import { fail, ok, type Result } from "../../shared/values/result.ts";

/** Asks for one address; see `ask` in main/network/. */
type Get = (
  address: string,
  question: {
    readonly method: string;
    readonly headers: Readonly<Record<string, string>>;
    readonly body: null;
    readonly signal: AbortSignal;
  },
) => Promise<Result<Response, NotSent>>;

/** Where releases for this program are, and who may have signed them. */
export interface FeedSource {
  /** The folder, without a slash at its end. */
  readonly folder: string;
  /** The system, such as `linux-x64`. */
  readonly target: string;
  /** Ed25519 public keys, each as the base64 of its SPKI bytes. */
  readonly keys: readonly string[];
  readonly get: Get;
  readonly signal: AbortSignal;
}

/** The names of a feed and of its signature in their folder. */
const feedNames = (target: string) => ({
  feed: `updates-${target}.json`,
  signature: `updates-${target}.json.sig`,
});

/** The release that the feed names, if one of the keys has signed its bytes. */
export async function readFeed(source: FeedSource): Promise<Result<Release, UpdateProblem>> {
  const { feed, signature } = feedNames(source.target);
  const bytes = await getFile(source, feed);
  if (!bytes.ok) return bytes;
  const signed = await getFile(source, signature);
  if (!signed.ok) return signed.error.is === "no-feed" ? fail({ is: "not-signed" }) : signed;
  const proof = Buffer.from(signed.value.toString("latin1").trim(), "base64");
  // Checked before a word of it is read.
  if (!source.keys.some((key) => isSignedBy(key, bytes.value, proof))) return fail({ is: "not-signed" });
  return readRelease(bytes.value.toString("utf8"), source.target);
}

async function getFile({ folder, get, signal }: FeedSource, name: string): Promise<Result<Buffer, UpdateProblem>> {
  const question = { method: "GET", headers: { "user-agent": "Pigeonhole" }, body: null, signal };
  const answered = await get(`${folder}/${name}`, question);
  if (!answered.ok) return fail({ is: "away", detail: nameOf(answered.error) });
  const { status } = answered.value;
  if (status !== 200) return fail({ is: "no-feed", status });
  return ok(Buffer.from(await answered.value.arrayBuffer()));
}

/** What kept the connection from being made, in the system's words. */
export function nameOf(failure: NotSent): string {
  if (failure.kind !== "not-sent") return failure.kind;
  return typeof failure.detail === "string" ? failure.detail : failure.detail.say;
}

function isSignedBy(key: string, bytes: Buffer, proof: Buffer): boolean {
  try {
    const publicKey = createPublicKey({ key: Buffer.from(key, "base64"), format: "der", type: "spki" });
    return publicKey.asymmetricKeyType === "ed25519" && verify(null, bytes, publicKey, proof);
  } catch {
    return false;
  }
}
