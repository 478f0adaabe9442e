/** @file Finds out how this program was installed, and so whether it can replace itself. */

import { accessSync, constants, existsSync } from "node:fs";
import { dirname, join } from "node:path";
import type { InstallKind } from "../../shared/updates/update-view.ts";

/** This program on the disk. */
export interface InstalledAs {
  readonly kind: InstallKind;
  /** What an update replaces: the AppImage, the program, or the bundle. */
  readonly program: string;
}

interface Installed {
  readonly platform: NodeJS.Platform;
  readonly environment: NodeJS.ProcessEnv;
  readonly isPackaged: boolean;
  /** The path of the running program. */
  readonly execPath: string;
}

/** A folder that this account can't write to belongs to the IT, and so does the program in it. */
export function findInstallKind({ platform, environment, isPackaged, execPath }: Installed): InstalledAs {
  if (!isPackaged) return { kind: "checkout", program: execPath };
  const ownIf = (kind: InstallKind, program: string, isThat: boolean): InstalledAs => ({
    kind: isThat && mayWrite(dirname(program)) && mayWrite(program) ? kind : "by-it",
    program,
  });
  if (platform === "linux") {
    const image = environment["APPIMAGE"];
    return ownIf("appimage", image ?? execPath, image !== undefined);
  }
  if (platform === "win32")
    // An MSI has no uninstaller beside the program.
    return ownIf("nsis", execPath, existsSync(join(dirname(execPath), "Uninstall Pigeonhole.exe")));
  const [bundle] = /^.*\.app(?=\/Contents\/)/.exec(execPath) ?? [];
  return ownIf("mac-bundle", bundle ?? execPath, bundle !== undefined);
}

function mayWrite(path: string): boolean {
  try {
    accessSync(path, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}
