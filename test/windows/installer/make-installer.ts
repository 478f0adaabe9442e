/**
 * @file Makes an installer of electron-builder's own scripts and ours, with Debian's NSIS, around a program that writes down
 * how it was started.
 *
 * Debian's NSIS lacks the plugins that electron-builder fetches. `stand-ins` has what is used of two of them; the calls of
 * WinShell, which name our icons in the start menu, and the search for running processes, which Wine can't answer, are
 * left out.
 */

import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { parse } from "yaml";
import { onWindows } from "../build-tests.ts";

const repo = resolve(import.meta.dirname, "../../..");
const ours = join(repo, "packaging/windows/installer.nsh");
/** Our languages and Windows' numbers for them, as electron-builder writes them. */
const languages = { en: 1033, de: 1031 };

/**
 * The program of the installation; it appends its command line to the file that PIGEONHOLE_SAID names. A process of it runs
 * for two seconds more after `clean-up`, as one of Electron's may.
 */
const program = `
  Target amd64-unicode
  SilentInstall silent
  RequestExecutionLevel user
  Name "stand-in"
  !include FileFunc.nsh
  !include LogicLib.nsh
  Section
    \${GetParameters} $2
    \${if} $2 == "last-process"
      Sleep 2000
      Quit
    \${endIf}
    ReadEnvStr $0 PIGEONHOLE_SAID
    FileOpen $1 $0 a
    FileSeek $1 0 END
    FileWrite $1 "$CMDLINE$\\n"
    FileClose $1
    \${if} $2 == "clean-up"
      Exec '"$EXEPATH" last-process'
    \${endIf}
  SectionEnd`;

/** Runs nothing but what the uninstaller does once a person has said yes. */
const deletes = `
  Target amd64-unicode
  SilentInstall silent
  RequestExecutionLevel user
  Name "deletes"
  !define BUILD_UNINSTALLER
  !include LogicLib.nsh
  !include "${ours}"
  Section
    !insertmacro deleteRecords
    StrCpy $pid 0
  SectionEnd`;

export interface Installer {
  /** Paths on this computer. */
  readonly setup: string;
  readonly deleteRecords: string;
}

/**
 * Makes both in `folder`.
 *
 * @param runOnWindows runs a program and waits for it: the uninstaller is written by one
 */
export function makeInstaller(folder: string, runOnWindows: (program: string) => void): Installer {
  const scripts = copyScripts(folder);
  const paths = {
    app: join(folder, "app"),
    maker: join(folder, "make-uninstaller.exe"),
    uninstaller: join(folder, "uninstaller.exe"),
    setup: join(folder, "pigeonhole-0.1.0-win-x64-setup.exe"),
    deleteRecords: join(folder, "delete-records.exe"),
  };
  mkdirSync(paths.app);
  compile(scripts, program, join(paths.app, "Pigeonhole.exe"), {});
  compile(scripts, deletes, paths.deleteRecords, {}, false);
  const header = headerOf(scripts);
  const main = readFileSync(join(scripts, "installer.nsi"), "utf8");
  const defines = { ...definesOf(paths.app), BUILD_UNINSTALLER: null };
  compile(scripts, `${header}${associations.un}${main}`, paths.maker, {
    ...defines,
    UNINSTALLER_OUT_FILE: onWindows(paths.uninstaller),
  });
  runOnWindows(paths.maker);
  compile(scripts, `${header}${associations.set}${main}`, paths.setup, {
    ...definesOf(paths.app),
    UNINSTALLER_OUT_FILE: paths.uninstaller,
  });
  return paths;
}

function copyScripts(folder: string): string {
  const scripts = join(folder, "nsis");
  cpSync(join(repo, "node_modules/app-builder-lib/templates/nsis"), scripts, { recursive: true });
  cpSync(join(import.meta.dirname, "stand-ins"), join(scripts, "include"), { recursive: true });
  const change = (file: string, pattern: RegExp, by: string) => {
    const path = join(scripts, file);
    writeFileSync(path, readFileSync(path, "utf8").replaceAll(pattern, by));
  };
  for (const file of ["installer.nsi", "uninstaller.nsh", "include/installer.nsh"])
    change(file, /^\s*WinShell::.*$/gm, "");
  const runs = /!macro FIND_PROCESS [\s\S]*?!macroend/g;
  change("include/allowOnlyOneInstallerInstance.nsh", runs, `!macro FIND_PROCESS a b\n  StrCpy \${b} 1\n!macroend`);
  return scripts;
}

/** What electron-builder writes before its script. */
function headerOf(scripts: string): string {
  const flags = "updated force-run keep-shortcuts no-desktop-shortcut delete-app-data".split(" ");
  return `
    !pragma warning disable 6012 ; labels that the stand-ins leave unused
    !include "${scripts}/include/StdUtils.nsh"
    !addincludedir "${scripts}/include"
    ${flags.map((flag) => flagOf(flag, `is${flag.replaceAll(/(?:^|-)(\w)/g, (_, letter) => letter.toUpperCase())}`)).join("")}
    ${flagOf("allusers", "isForAllUsers")}${flagOf("currentuser", "isForCurrentUser")}
    !macro addLangs
      !insertmacro MUI_LANGUAGE "English"
      !insertmacro MUI_LANGUAGE "German"
    !macroend
    ${["messages.yml", "assistedMessages.yml"].map((file) => messagesIn(join(scripts, file))).join("\n")}
    !include "${ours}"
    !include "${scripts}/include/FileAssociation.nsh"
  `;
}

const flagOf = (flag: string, name: string) => `
  !macro _${name} _a _b _t _f
    \${StdUtils.TestParameter} $R9 "${flag}"
    StrCmp "$R9" "true" \`\${_t}\` \`\${_f}\`
  !macroend
  !define ${name} \`"" ${name} ""\``;

function messagesIn(file: string): string {
  const messages = parse(readFileSync(file, "utf8")) as Readonly<Record<string, { en: string; de?: string }>>;
  return Object.entries(messages)
    .flatMap(([id, by]) =>
      Object.entries(languages).map(([language, number]) => {
        const text = by[language as keyof typeof by] ?? by.en;
        return `LangString ${id} ${number} "${text.replaceAll("\n", "$\\r$\\n")}"`;
      }),
    )
    .join("\n");
}

const associations = {
  set: `
    !macro registerFileAssociations
      !insertmacro APP_ASSOCIATE "pigeonhole-setup" "Pigeonhole setup file" "x" "$appExe,0" "Open" "$appExe $\\"%1$\\""
    !macroend
  `,
  un: `
    !macro unregisterFileAssociations
      !insertmacro APP_UNASSOCIATE "pigeonhole-setup" "Pigeonhole setup file"
    !macroend
  `,
};

/** What electron-builder defines for our configuration. */
const definesOf = (app: string): Readonly<Record<string, string | null>> => ({
  ...{
    APP_ID: "org.pigeonhole.agent",
    APP_GUID: "of-tests",
    UNINSTALL_APP_KEY: "of-tests",
    APP_PACKAGE_NAME: "pigeonhole",
  },
  ...{ PRODUCT_NAME: "Pigeonhole", PRODUCT_FILENAME: "Pigeonhole", APP_FILENAME: "Pigeonhole", APP_DESCRIPTION: "x" },
  ...{ SHORTCUT_NAME: "Pigeonhole", UNINSTALL_DISPLAY_NAME: "Pigeonhole 0.1.0", VERSION: "0.1.0", COMPANY_NAME: "x" },
  ...{ MULTIUSER_INSTALLMODE_ALLOW_ELEVATION: null, INSTALL_MODE_PER_ALL_USERS_REQUIRED: null },
  ...{ MUI_ICON: join(repo, "build/icon.ico"), MUI_UNICON: join(repo, "build/icon.ico") },
  ...{ APP_BUILD_DIR: app, APP_64: "x", ESTIMATED_SIZE: "1000" },
});

/** Debian's Wine runs 64-bit programs. A warning is an error, as for electron-builder. */
function compile(
  scripts: string,
  script: string,
  out: string,
  defines: Readonly<Record<string, string | null>>,
  isStrict = true,
): void {
  const words = Object.entries(defines).map(([name, value]) => (value === null ? `-D${name}` : `-D${name}=${value}`));
  const target = [`-XOutFile "${out}"`, "-XTarget amd64-unicode", `-X!addincludedir "${join(scripts, "include")}"`];
  const strict = isStrict ? ["-WX"] : [];
  execFileSync("makensis", ["-V2", ...strict, "-INPUTCHARSET", "UTF8", ...words, ...target, "-"], {
    cwd: join(scripts, dirname("installer.nsi")),
    input: script,
    stdio: ["pipe", "pipe", "pipe"],
  });
}
