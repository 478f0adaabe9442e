/** @file Starts the built app in a real Electron, on a data folder and an inbox of its own, against the sandbox. */

import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { delimiter, join, resolve } from "node:path";
import { _electron, type ElectronApplication, type Page } from "playwright-core";
import { type Sandbox, startSandbox } from "../sandbox/sandbox.ts";
import { startedBy } from "./start-built.ts";
import { startSystemBrowser } from "./system-browser.ts";

const repo = resolve(import.meta.dirname, "../..");

/** The places of one run; all of it lies in one temporary folder. */
export interface Desk {
  readonly root: string;
  readonly dataFolder: string;
  readonly inbox: string;
  readonly sandbox: Sandbox;
  /** Ends the sandbox and takes the folder away. */
  clear(): Promise<void>;
}

export interface OpenWindow {
  readonly app: ElectronApplication;
  readonly page: Page;
  close(): Promise<void>;
}

/**
 * @param inboxSettings what the inbox's settings hold beside the usual, or null for a first run without settings
 * @param baseUrl where the service is reached, if by another way than its own address
 * @param root an empty folder for all of it, if not a temporary one
 * @param inboxName of the inbox's folder
 */
export async function layDesk(
  inboxSettings: Readonly<Record<string, unknown>> | null = {},
  baseUrl?: string,
  root?: string,
  inboxName = "inbox",
): Promise<Desk> {
  root ??= await mkdtemp(join(tmpdir(), "pigeonhole-"));
  const [dataFolder, inbox] = [join(root, "data"), join(root, inboxName)];
  await mkdir(dataFolder);
  await mkdir(inbox);
  const sandbox = await startSandbox(baseUrl === undefined ? {} : { baseUrl });
  if (inboxSettings !== null)
    await writeFile(
      join(dataFolder, "config.json"),
      JSON.stringify(settingsFor(sandbox, inbox, inboxSettings), null, 2),
    );
  return {
    root,
    dataFolder,
    inbox,
    sandbox,
    async clear() {
      await sandbox.stop();
      await rm(root, { recursive: true, force: true });
    },
  };
}

const settingsFor = (
  { baseUrl, authUrl }: Sandbox,
  inbox: string,
  inboxSettings: Readonly<Record<string, unknown>>,
) => ({
  connections: [
    {
      id: "head-office",
      name: "Alder & Stone Interiors",
      baseUrl,
      authUrl,
      clientId: "pigeonhole-desktop",
      scopes: ["profile"],
      flow: "browser",
    },
  ],
  // At whatever hour of the day this runs.
  tonight: { checkAt: null },
  report: { at: null },
  inboxes: [{ id: "payables", path: inbox, connection: "head-office", ...inboxSettings }],
});

/**
 * Another inbox beside the desk's, set as that one is.
 *
 * @param name of its folder
 * @param settings what is otherwise than in the desk's own inbox, and its id
 */
export async function addInbox(
  desk: Desk,
  name: string,
  settings: Readonly<Record<string, unknown>> = { id: "second" },
): Promise<void> {
  const path = join(desk.root, name);
  await mkdir(path);
  const { inboxes } = await configOf(desk);
  await changeConfig(desk, { inboxes: [...inboxes, { ...inboxes[0], ...settings, path }] });
}

export const configOf = async ({ dataFolder }: Pick<Desk, "dataFolder">) =>
  JSON.parse(await readFile(join(dataFolder, "config.json"), "utf8"));

/** Changes config.json, which a running app reads again. It is put in its place whole: half of it would be settings that need correcting. */
export async function changeConfig(desk: Pick<Desk, "dataFolder">, changes: object): Promise<void> {
  const beside = join(desk.dataFolder, "config.json.new");
  await writeFile(beside, JSON.stringify({ ...(await configOf(desk)), ...changes }, null, 2));
  await rename(beside, join(desk.dataFolder, "config.json"));
}

/**
 * Opens the window.
 *
 * On Linux the system browser is what `xdg-open` starts. With `driven` a script
 * of that name, found first on PATH, has the sandbox's first user signed in, so the
 * app opens its browser as it always does.
 *
 * @param switches the browser engine's own, such as a desktop's settings would set
 * @param environment what is otherwise than on the tests' own desktop, whose computer speaks British English
 */
export async function openWindow(
  desk: Pick<Desk, "root" | "dataFolder">,
  driven: boolean,
  switches: readonly string[] = [],
  environment: Readonly<Record<string, string>> = {},
): Promise<OpenWindow> {
  const app = await startApp(desk, driven, [], switches, environment);
  // On a busy machine a window takes its time.
  const page = await app.firstWindow({ timeout: 90_000 });
  page.setDefaultTimeout(90_000);
  return { app, page, close: () => app.close() };
}

/**
 * Starts the app, whether or not a window opens.
 *
 * @param words what it is told beside its data folder
 */
export async function startApp(
  { root, dataFolder }: Pick<Desk, "root" | "dataFolder">,
  driven: boolean,
  words: readonly string[],
  switches: readonly string[] = [],
  environment: Readonly<Record<string, string>> = {},
): Promise<ElectronApplication> {
  const [electron, ...entry] = startedBy();
  if (electron === "") throw new Error("there is no Electron to run: start this with npm test or npm run demo");
  const commands = join(root, "bin");
  const stopBrowser = driven ? await startSystemBrowser(commands) : () => {};
  const path = driven ? `${commands}${delimiter}${process.env["PATH"]}` : process.env["PATH"];
  const app = await _electron.launch({
    executablePath: electron,
    cwd: repo,
    // Chromium refuses to run its sandbox as root; the app itself never asks for this.
    args: [
      ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
      // Without a graphics card Chromium imitates one, which costs a tenth of the time that the windows take.
      "--disable-gpu",
      ...switches,
      ...entry,
      `--data=${dataFolder}`,
      ...words,
    ],
    env: {
      ...(process.env as Record<string, string>),
      // Whatever the computer speaks on which this runs.
      ...{ LANG: "en_GB.UTF-8", LANGUAGE: "", LC_ALL: "" },
      ...environment,
      PATH: path ?? "",
      XDG_CONFIG_HOME: join(root, "config"),
    },
  });
  app.on("close", stopBrowser);
  return app;
}

/** Leads to a view, as a person does on the rail: a click on which nothing follows, because the page moved, is made again. */
export async function goTo({ page }: Pick<OpenWindow, "page">, view: string): Promise<void> {
  const link = page.getByRole("navigation", { name: "Views" }).getByRole("link", { name: new RegExp(`^${view}`) });
  const isShown = () =>
    page
      .getByRole("heading", { name: view, level: 2 })
      .waitFor({ timeout: 10_000 })
      .then(
        () => true,
        () => false,
      );
  // The details of a file cover the page until they are closed.
  if (await page.locator(".detail").isVisible()) await page.keyboard.press("Escape");
  for (let clicks = 0; clicks < 5; clicks += 1) {
    await link.click();
    if (await isShown()) return untilStill(page);
  }
  throw new Error(`A click on ${view} leads nowhere.`);
}

/**
 * Opens a file of Needs you: its row leads to its card. In a narrow window another card may be in the list's place. A click
 * on a row that has just moved does nothing, so it is made again.
 */
export async function openRow(page: Page, name: string): Promise<void> {
  const back = page.locator(".narrow-back");
  const row = page.locator(".desk-open").filter({ hasText: name }).first();
  const card = page.locator(".desk-detail h3").filter({ hasText: name });
  for (let clicks = 0; clicks < 5; clicks += 1) {
    if (await back.isVisible()) await back.click();
    await row.waitFor();
    await untilStill(page);
    await row.click();
    const isShown = await card.waitFor({ timeout: 5_000 }).then(
      () => true,
      () => false,
    );
    // Its card may have come up by itself just before.
    if (isShown) return untilStill(page);
  }
  throw new Error(`A click on ${name} opens nothing.`);
}

/**
 * Signs in, and waits until the window says so. A click that came while the page moved is made again, and so is the
 * opening of the browser, as a person does.
 */
export async function signIn(page: Page): Promise<void> {
  const out = page.getByRole("button", { name: /^Sign out/ });
  for (let clicks = 0; clicks < 4; clicks += 1) {
    const isAsked = await page
      .getByRole("button", { name: /^(Sign in|Open the browser again)/ })
      .first()
      .click({ timeout: 10_000 })
      .then(
        () => true,
        () => false,
      );
    const isSignedIn = await out.waitFor({ timeout: isAsked ? 15_000 : 3_000 }).then(
      () => true,
      () => false,
    );
    if (isSignedIn) return;
  }
  throw new Error(`A click on Sign in leads nowhere. The window says:\n${await page.innerText("body")}`);
}

/** Waits until what has just come up or moved takes clicks and keys again, as a person does who reads first. */
export async function untilStill(page: Page): Promise<void> {
  for (const moved of await page.locator("[data-moved]").all()) await moved.waitFor({ state: "detached" });
}

/** Lays the desk and opens the window on it; both are gone after `close`. */
export async function openDesk(
  inboxSettings: Readonly<Record<string, unknown>> | null = {},
  baseUrl?: string,
): Promise<OpenWindow & { readonly desk: Desk }> {
  const desk = await layDesk(inboxSettings, baseUrl);
  const window = await openWindow(desk, true);
  return {
    ...window,
    desk,
    async close() {
      await window.close();
      await desk.clear();
    },
  };
}
