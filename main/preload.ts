/** @file The bridge's other end: what the window's page gets of us, and nothing more. */

import { contextBridge, ipcRenderer, webUtils } from "electron/renderer";
import { type AgentBridge, commands, notices } from "../shared/ipc.ts";

/** They name a path, and the page neither sees nor chooses one; see PageCommand. */
const forPreloadAlone: ReadonlySet<string> = new Set(["inbox.addFiles", "sample.checkDropped"]);

/** Empty for what is no file on this computer, such as one that the page made up itself. */
const pathOf = (file: unknown): string =>
  webUtils.getPathForFile(file as Parameters<typeof webUtils.getPathForFile>[0]);

const bridge: AgentBridge = {
  call(name, input) {
    if (!Object.hasOwn(commands, name) || forPreloadAlone.has(name)) throw new Error(`${name} is not a command`);
    return ipcRenderer.invoke(name, input);
  },
  checkSample(inbox, file) {
    return ipcRenderer.invoke("sample.checkDropped", { inbox, path: pathOf(file) });
  },
  addFiles(inbox, files) {
    return ipcRenderer.invoke("inbox.addFiles", { inbox, paths: files.map(pathOf) });
  },
  on(name, listener) {
    if (!Object.hasOwn(notices, name)) throw new Error(`${name} is not a notice`);
    const forward = (_event: unknown, payload: Parameters<typeof listener>[0]) => listener(payload);
    ipcRenderer.on(name, forward);
    return () => void ipcRenderer.off(name, forward);
  },
};

contextBridge.exposeInMainWorld("agent", bridge);
