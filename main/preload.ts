/** @file The page's end of the IPC bridge: the only functions that the window's page gets from us. */

import { contextBridge, ipcRenderer, webUtils } from "electron/renderer";
import { type AgentBridge, commands, notices } from "../shared/ipc.ts";

/** Commands that take a path. The page never sees or chooses one; see PageCommand. */
const forPreloadAlone: ReadonlySet<string> = new Set(["inbox.addFiles", "sample.checkDropped"]);

/** The path of a dropped file; empty if it is not on this computer, such as one that the page created. */
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
