/** @file Opens config.json without Electron. The only file that knows conf, on which electron-store is built. */

import Conf from "conf";
import { privateFileMode } from "../platform/private-files.ts";
import type { ConfigFile } from "./settings-store.ts";

/** @param folder the data folder; the file in it is electron-store's own */
export const openWithConf = (folder: string): ConfigFile =>
  new Conf({ cwd: folder, configName: "config", projectName: "Pigeonhole", configFileMode: privateFileMode });
