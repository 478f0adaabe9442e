/** @file electron-builder runs this when the installers are made: puts their hashes, licences and SBOM beside them. */

import { createHash } from "node:crypto";
import { cpSync, createReadStream, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { pipeline } from "node:stream/promises";
import { fileURLToPath } from "node:url";
import { outFolder } from "../built-app.mjs";
import { makeSbom } from "./sbom.mjs";
import { shippedPackages } from "./shipped-packages.mjs";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** The hook. @returns the paths of what it wrote, which belong to the release too */
export default async function writePapers({ outDir, artifactPaths }) {
  // A folder without installers is for the self-test.
  if (artifactPaths.length === 0) return [];
  const { platform, arch } = process;
  const shipped = shippedPackages(join(root, outFolder()), ["keytar"], join(root, "node_modules"));
  const sbom = join(outDir, `pigeonhole-${platform}-${arch}.cdx.json`);
  writeFileSync(sbom, `${JSON.stringify(makeSbom(root, shipped), null, 2)}\n`);
  const notices = join(outDir, "THIRD-PARTY-NOTICES.txt");
  cpSync(join(root, "out/app/THIRD-PARTY-NOTICES.txt"), notices);
  const hashed = [...artifactPaths, sbom, notices].toSorted();
  const sums = join(outDir, `SHA256SUMS-${platform}-${arch}.txt`);
  writeFileSync(sums, await sumsOf(hashed));
  return [sbom, notices, sums];
}

/** As `sha256sum --check` reads them. */
export async function sumsOf(paths) {
  const lines = [];
  for (const path of paths) {
    const hash = createHash("sha256");
    await pipeline(createReadStream(path), hash);
    lines.push(`${hash.digest("hex")}  ${basename(path)}\n`);
  }
  return lines.join("");
}
