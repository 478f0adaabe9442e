/** @file The bridge's other end: what the window's page gets of us, and nothing more. */

import { contextBridge, ipcRenderer, webUtils } from "electron/renderer";
import { type AgentBridge, commands, notices } from "../shared/ipc.ts";

const bridge: AgentBridge = {
  call(name, input) {
    if (!Object.hasOwn(commands, name) || (name as string) === "inbox.addFiles")
      throw new Error(`${name} is not a command`);
    return ipcRenderer.invoke(name, input);
  },
  addFiles(inbox, files) {
    // Empty for what is no file on this computer, such as one that the page made up itself.
    const paths = files.map((file) => webUtils.getPathForFile(file as Parameters<typeof webUtils.getPathForFile>[0]));
    return ipcRenderer.invoke("inbox.addFiles", { inbox, paths });
  },
  on(name, listener) {
    if (!Object.hasOwn(notices, name)) throw new Error(`${name} is not a notice`);
    const forward = (_event: unknown, payload: Parameters<typeof listener>[0]) => listener(payload);
    ipcRenderer.on(name, forward);
    return () => void ipcRenderer.off(name, forward);
  },
};

contextBridge.exposeInMainWorld("agent", bridge);
