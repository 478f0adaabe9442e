/**
 * @file electron-builder runs this on what it has packed, before it makes installers: nothing may be in there that does
 * not run, nothing too large, and no stand-in for Electron in an installer.
 */

import { existsSync, rmSync } from "node:fs";
import { join } from "node:path";
import { getRawHeader } from "@electron/asar";

/** All of ours together, unpacked; Electron's own 200 to 300 MB come on top. It was 11.9 MB at the end of November 2026. */
export const budgetBytes = 12 * 1024 * 1024;

/** What is packed: everything else is a mistake. */
const allowed = [
  /^package\.json$/,
  /^LICENSE$/,
  /^THIRD-PARTY-NOTICES\.txt$/,
  /^out\/main\/(main|parser|pdf-text|backup-worker|plan-writer)\.js$/,
  /^out\/main\/chunks\/[^/]+\.js$/,
  /^out\/preload\/preload\.cjs$/,
  /^out\/updates\.json$/,
  /^out\/renderer\/((index|preview)\.html|icon\.(png|ico)|tray\/[\w@-]+\.(png|ico)|assets\/[^/]+\.(js|css|svg|png|woff2))$/,
  /^node_modules\/keytar\/(package\.json|lib\/keytar\.js|build\/Release\/keytar\.node)$/,
];
/** For the stand-in alone. */
const allowedInStandIn = /^node_modules\/(@photostructure\/sqlite|node-gyp-build)\/(?!.*\.map$)/;

/** What is wrong with an archive, a sentence each. @param isStandIn true where it is for a stand-in, which is never passed on */
export function problemsOfArchive(archive, isStandIn = false) {
  const files = filesIn(getRawHeader(archive).header);
  const strangers = files.filter(
    ({ path }) => !allowed.some((may) => may.test(path)) && !(isStandIn && allowedInStandIn.test(path)),
  );
  const ours = files.filter(({ path }) => !allowedInStandIn.test(path));
  const bytes = ours.reduce((sum, { size }) => sum + size, 0);
  return [
    ...strangers.map(({ path }) => `${path} is packed, and nothing says that it runs`),
    ...(bytes > budgetBytes ? [`the app has ${bytes} bytes, and its budget is ${budgetBytes}`] : []),
  ];
}

function filesIn({ files = {} }, at = "") {
  return Object.entries(files).flatMap(([name, entry]) => {
    const path = at === "" ? name : `${at}/${name}`;
    return entry.files ? filesIn(entry, path) : [{ path, size: entry.size ?? 0 }];
  });
}

/** The hook. @param context electron-builder's AfterPackContext */
export default function checkPacked({ appOutDir, packager, targets, electronPlatformName }) {
  const isStandIn = process.env.PIGEONHOLE_ELECTRON_KIND === "stand-in";
  if (isStandIn && targets.some(({ name }) => name !== "dir"))
    throw new Error("The stand-in for Electron is for tests alone. Installers need the official Electron.");
  const resources =
    electronPlatformName === "darwin"
      ? join(appOutDir, `${packager.appInfo.productFilename}.app`, "Contents", "Resources")
      : join(appOutDir, "resources");
  // The stand-in's own loader of an unpacked app.
  if (isStandIn && existsSync(join(resources, "app"))) rmSync(join(resources, "app"), { recursive: true });
  const problems = problemsOfArchive(join(resources, "app.asar"), isStandIn);
  if (problems.length > 0) throw new Error(`What was packed is not what runs:\n${problems.join("\n")}`);
}
