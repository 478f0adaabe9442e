/** @file Opens config.json in the window's process. The only file that knows electron-store. */

import Store from "electron-store";
import { privateFileMode } from "../platform/private-files.ts";
import type { ConfigFile } from "./settings-store.ts";

/** @param folder the data folder */
export const openWithElectronStore = (folder: string): ConfigFile =>
  new Store({ cwd: folder, name: "config", configFileMode: privateFileMode });
