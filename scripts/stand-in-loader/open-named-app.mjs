/** @file Opens the app named on the command line, as the default app of an official Electron does. */

import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { app } from "electron";

const require = createRequire(import.meta.url);
const { preloads, path } = readCommandLine(process.argv.slice(1));

if (!path) {
  process.stderr.write("usage: electron [-r module] path/to/app\n");
  app.exit(2);
} else {
  Object.defineProperty(process, "defaultApp", { configurable: false, enumerable: true, value: true });
  for (const preload of preloads) require(resolve(preload));
  await open(resolve(path));
}

function readCommandLine(args) {
  const preloads = [];
  for (let i = 0; i < args.length; i++) {
    if (args[i] === "-r" || args[i] === "--require") preloads.push(args[++i]);
    else if (!args[i].startsWith("-")) return { preloads, path: args[i] };
  }
  return { preloads, path: undefined };
}

/** Sets the app's own name, version and folders, then runs its main file. */
async function open(path) {
  const manifest = join(path, "package.json");
  const isFolder = existsSync(manifest);
  if (isFolder) {
    const { name, productName, version } = JSON.parse(readFileSync(manifest, "utf8"));
    if (version) app.setVersion(version);
    if (productName ?? name) app.name = productName ?? name;
    app.setPath("userData", join(app.getPath("appData"), app.name));
  }
  const main = require.resolve(path);
  app.setAppPath(isFolder ? path : dirname(main));
  await import(pathToFileURL(main).href);
}
