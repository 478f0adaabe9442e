/** @file Asks the person for files and folders with the system's dialogs. */

import { join } from "node:path";
import { app, dialog, type OpenDialogOptions } from "electron/main";

/** Empty if the person cancelled. */
async function choose(...properties: NonNullable<OpenDialogOptions["properties"]>): Promise<readonly string[]> {
  const { canceled, filePaths } = await dialog.showOpenDialog({ properties });
  return canceled ? [] : filePaths;
}

/** Each resolves with absolute paths, or null if the person cancelled. */
export const askForPaths = {
  chooseFolder: async () => (await choose("openDirectory", "createDirectory"))[0] ?? null,
  chooseFile: async () => (await choose("openFile"))[0] ?? null,
  async chooseFiles() {
    const files = await choose("openFile", "multiSelections");
    return files.length === 0 ? null : files;
  },
  /** @param name the suggested file name */
  async chooseWhereToSave(name: string) {
    const { canceled, filePath } = await dialog.showSaveDialog({
      defaultPath: join(app.getPath("documents"), name),
      properties: ["createDirectory", "showOverwriteConfirmation"],
    });
    return canceled || filePath === "" ? null : filePath;
  },
};
