/**
 * @file `node scripts/ship/sign-feed.mjs`: writes the feed of this system's installer into out/release/, signed with the
 * key in PIGEONHOLE_UPDATE_KEY. With `--new-key` it makes such a key instead.
 */

import { createHash, createPrivateKey, createPublicKey, generateKeyPairSync, sign } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { say } from "../say.mjs";
import { notesOf } from "./check-release.mjs";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** What an installed program replaces itself with; the other installers are for IT. */
const installers = { linux: /\.AppImage$/, win32: /-setup\.exe$/, darwin: /\.zip$/ };

/** A release whose changelog has an entry that begins with this is installed also before a night. */
const closesHole = /^- Security:/m;

/**
 * The feed and its signature.
 *
 * @param release what readRelease in shared/updates/release.ts reads, without the file's size and hash
 * @param content of the installer
 * @param key an Ed25519 private key
 */
export function makeFeed({ name, ...release }, content, key) {
  const sha512 = createHash("sha512").update(content).digest("base64");
  const file = { name, bytes: content.length, sha512 };
  const feed = Buffer.from(`${JSON.stringify({ product: "pigeonhole", ...release, file }, null, 2)}\n`);
  return { feed, signature: `${sign(null, feed, key).toString("base64")}\n` };
}

/** The base64 of a public key, as packaging/updates.json holds it. */
const publicPart = (key) => createPublicKey(key).export({ format: "der", type: "spki" }).toString("base64");

function newKey() {
  const { privateKey } = generateKeyPairSync("ed25519");
  const secret = privateKey.export({ format: "der", type: "pkcs8" }).toString("base64");
  process.stdout.write(`PIGEONHOLE_UPDATE_KEY=${secret}\nfor packaging/updates.json: ${publicPart(privateKey)}\n`);
}

function writeFeed() {
  const secret = process.env.PIGEONHOLE_UPDATE_KEY;
  if (!secret) return say("no PIGEONHOLE_UPDATE_KEY, so no feed: programs of this release find no next one");
  const key = createPrivateKey({ key: Buffer.from(secret, "base64"), format: "der", type: "pkcs8" });
  const read = (path) => JSON.parse(readFileSync(join(root, path), "utf8"));
  if (!read("packaging/updates.json").keys.includes(publicPart(key)))
    throw new Error("packaging/updates.json doesn't have the public part of PIGEONHOLE_UPDATE_KEY.");
  const folder = join(root, "out/release");
  const names = readdirSync(folder).filter((name) => installers[process.platform].test(name));
  if (names.length !== 1) throw new Error(`There must be one installer that updates this system: ${names.join(", ")}`);
  const { version } = read("package.json");
  const notes = notesOf(`v${version}`, version, readFileSync(join(root, "CHANGELOG.md"), "utf8"));
  const target = `${process.platform}-${process.arch}`;
  const release = { for: target, version, releasedAt: new Date().toISOString(), security: closesHole.test(notes) };
  const { feed, signature } = makeFeed({ ...release, name: names[0] }, readFileSync(join(folder, names[0])), key);
  writeFileSync(join(folder, `updates-${target}.json`), feed);
  writeFileSync(join(folder, `updates-${target}.json.sig`), signature);
  say(`signed the feed of ${names[0]}`);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href)
  if (process.argv.includes("--new-key")) newKey();
  else writeFeed();
