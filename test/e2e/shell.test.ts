/** @file The shell around the page, in real Electron: what a page that was taken over could not do. */

import { existsSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join, resolve } from "node:path";
import keytar from "keytar";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { builtMain } from "../../scripts/built-app.mjs";
import { layDesk, openDesk, openWindow } from "./open-window.ts";

type Window = Awaited<ReturnType<typeof openDesk>>;
let window: Window;
beforeAll(async () => {
  window = await openDesk({ settleMs: 300 });
  await window.page.getByRole("button", { name: /^Sign in/ }).waitFor();
});
afterAll(() => window.close());

/** Runs in the page; what it throws comes back as text. */
const inPage = (script: string): Promise<unknown> =>
  window.page.evaluate(`(async () => { ${script} })().catch((thrown) => "thrown: " + thrown)`);
const page = "app://pigeonhole/index.html";

/** What main gets of an address of our own scheme, past the page's own policy. */
const fetchInMain = (address: string) =>
  window.app.evaluate(async ({ session }, url) => {
    const answer = await session.defaultSession.fetch(url).catch((problem: Error) => problem.message);
    return typeof answer === "string"
      ? answer
      : {
          status: answer.status,
          headers: Object.fromEntries(answer.headers),
          text: (await answer.text()).slice(0, 200),
        };
  }, address);

describe("the page", () => {
  test("is served with a policy that allows only its own files", async () => {
    const served = await fetchInMain(page);
    expect(served).toMatchObject({ status: 200, headers: { "x-content-type-options": "nosniff" } });
    const policy = (served as { headers: Record<string, string> }).headers["content-security-policy"] ?? "";
    for (const rule of [
      "default-src 'none'",
      "script-src 'self'",
      "connect-src 'none'",
      "form-action 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
    ])
      expect(policy.split("; ")).toContain(rule);
    expect(policy).not.toMatch(/unsafe|https?:|\*/);
  });

  test.each([
    "app://pigeonhole/../package.json",
    "app://pigeonhole/..%2f..%2fpackage.json",
    "app://pigeonhole/%2e%2e/%2e%2e/package.json",
    "app://pigeonhole/..%5c..%5cpackage.json",
    "app://pigeonhole/../main/main.js",
    "app://pigeonhole/..%2fmain%2fmain.js",
    "app://pigeonhole//etc/passwd.html",
    "app://pigeonhole/index.html%00.png",
    "app://pigeonhole/%",
    "app://pigeonhole/",
    "app://elsewhere/index.html",
    "app://pigeonhole.evil/index.html",
  ])("cannot load %s", async (address) => {
    expect(await fetchInMain(address)).toMatchObject({ status: 404, text: "not found" });
  });

  test("runs only its own script files: no inline, evaluated or foreign script", async () => {
    const ran = await inPage(`
      const refused = [];
      document.addEventListener("securitypolicyviolation", (event) => refused.push(event.effectiveDirective));
      const script = document.createElement("script");
      script.textContent = "window.ranInline = true";
      document.head.append(script);
      document.body.insertAdjacentHTML("beforeend", '<img src="x:" onerror="window.ranHandler = true"><a id="trap" href="javascript:window.ranLink = true">x</a>');
      document.getElementById("trap").click();
      let evaluated = "no";
      await new Promise((done) => {
        const probe = document.createElement("script");
        probe.src = "data:text/javascript,window.ranData = true";
        probe.onerror = probe.onload = done;
        document.head.append(probe);
      });
      const style = document.createElement("link");
      style.rel = "stylesheet";
      style.href = "https://example.org/x.css";
      document.head.append(style);
      await new Promise((done) => setTimeout(done, 300));
      document.getElementById("trap").remove();
      return { refused: [...new Set(refused)].sort(), ran: [window.ranInline, window.ranHandler, window.ranLink, window.ranData] };
    `);
    expect(ran).toEqual({
      refused: expect.arrayContaining(["script-src-elem", "script-src-attr", "style-src-elem"]),
      ran: [null, null, null, null].map(() => undefined),
    });
    // As the page's own script would: evaluate() itself is exempt from the policy.
    const evaluated = await window.app.evaluate(({ webContents }) =>
      (webContents.getAllWebContents()[0] as Electron.WebContents).executeJavaScript(
        `new Promise((done) => { try { done(new Function("return 7")()); } catch (thrown) { done(thrown.name); } })`,
      ),
    );
    expect(evaluated).toBe("EvalError");
  });

  test("cannot reach the network by fetch, image, socket, beacon, frame or worker", async () => {
    let asked = 0;
    const server = createServer((_request, response) => {
      asked += 1;
      response.setHeader("access-control-allow-origin", "*").end("x");
    });
    await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
    const { port } = server.address() as AddressInfo;
    const at = `http://127.0.0.1:${port}`;
    // The server is there, and main reaches it.
    expect(await fetch(at).then((answer) => answer.text())).toBe("x");
    const tried = await inPage(`
      const outcome = (attempt) => attempt.then(() => "reached", () => "refused");
      const load = (tag, address) => outcome(new Promise((done, refuse) => {
        const element = document.createElement(tag);
        element.onload = done;
        element.onerror = refuse;
        setTimeout(refuse, 1500);
        element.src = address;
        document.body.append(element);
      }));
      navigator.sendBeacon("${at}/beacon", "x");
      return {
        fetched: await outcome(fetch("${at}/fetch")),
        posted: await outcome(fetch("${at}/post", { method: "POST", mode: "no-cors", body: "x" })),
        picture: await load("img", "${at}/picture.png"),
        sound: await load("audio", "${at}/sound"),
        socket: await outcome(new Promise((done, refuse) => { const s = new WebSocket("ws://127.0.0.1:${port}"); s.onopen = done; s.onerror = refuse; })),
        worker: await outcome(new Promise((done, refuse) => { const w = new Worker("${at}/worker.js"); w.onmessage = done; w.onerror = refuse; })),
      };
    `);
    expect(tried).toMatchObject({
      fetched: "refused",
      posted: "refused",
      picture: "refused",
      sound: "refused",
      socket: "refused",
    });
    await inPage(`
      for (const tag of ["iframe", "object", "embed", "webview"]) {
        const element = document.createElement(tag);
        element.setAttribute(tag === "object" ? "data" : "src", "${at}/" + tag);
        document.body.append(element);
      }
      const hint = document.createElement("link");
      hint.rel = "prefetch";
      hint.href = "${at}/prefetch";
      document.head.append(hint);
    `);
    await window.page.waitForTimeout(700);
    expect(asked, "ours above, and nobody else's").toBe(1);
    await new Promise((closed) => server.close(closed));
  });

  test("cannot navigate, open windows or download", async () => {
    await inPage(`
      window.open("https://example.org");
      window.open("file:///etc/passwd");
      const link = document.createElement("a");
      link.href = "https://example.org/";
      link.target = "_blank";
      document.body.append(link);
      link.click();
      link.target = "";
      link.click();
      const form = document.createElement("form");
      form.action = "https://example.org/";
      form.method = "post";
      document.body.append(form);
      form.submit();
      const saved = document.createElement("a");
      saved.href = URL.createObjectURL(new Blob(["x"]));
      saved.download = "setup.exe";
      saved.click();
      link.remove();
      form.remove();
    `);
    for (const address of [
      "https://example.org/",
      "file:///etc/passwd",
      "data:text/html,x",
      "app://pigeonhole/other.html",
      "about:blank",
    ])
      await window.page.evaluate(`location.href = ${JSON.stringify(address)}`).catch(() => {});
    await window.page.waitForTimeout(500);
    await expect.poll(() => window.page.url()).toBe(page);
    await window.page.getByRole("button", { name: /^Sign in/ }).waitFor();
    expect(window.app.windows()).toHaveLength(1);
  });

  test("has no Node, opens no window, stays where it is and reaches no network", async () => {
    const { page: shown, app, desk } = window;
    await shown
      .getByText(/Signed out of/)
      .first()
      .waitFor();
    expect(await shown.evaluate("[typeof require, typeof process, typeof module].join()")).toBe(
      "undefined,undefined,undefined",
    );
    expect(await shown.evaluate("Object.keys(window.agent).sort().join()")).toBe("addFiles,call,checkSample,on");
    expect(await shown.evaluate("window.open('https://example.org') === null")).toBe(true);
    await shown.evaluate("location.href = 'https://example.org/'").catch(() => {});
    await shown.waitForTimeout(300);
    expect(shown.url()).toBe(page);
    expect(app.windows()).toHaveLength(1);
    await expect(shown.evaluate(`fetch(${JSON.stringify(desk.sandbox.baseUrl)})`)).rejects.toThrow();
    await expect(shown.evaluate("window.agent.call('imports.retry', { id: 1 })")).rejects.toThrow("not an input");
    const preferences = await app.evaluate(({ webContents }) =>
      // Electron's own word on how the page runs; it is not in its types.
      webContents
        .getAllWebContents()
        .map((contents) =>
          (contents as unknown as { getLastWebPreferences(): Record<string, unknown> }).getLastWebPreferences(),
        ),
    );
    expect(preferences).toHaveLength(1);
    expect(preferences[0]).toMatchObject({ sandbox: true, contextIsolation: true, nodeIntegration: false });
  });

  test("has no permission to use devices of the computer", async () => {
    const may = await inPage(`
      const outcome = (attempt) => Promise.race([
        new Promise((done) => done(attempt())).then(String, () => "refused"),
        new Promise((done) => setTimeout(done, 3000, "refused")),
      ]);
      const states = {};
      for (const name of ["camera", "microphone", "geolocation", "notifications", "clipboard-read", "midi"])
        states[name] = await outcome(async () => (await navigator.permissions.query({ name })).state);
      return {
        states,
        camera: await outcome(() => navigator.mediaDevices.getUserMedia({ video: true })),
        screen: await outcome(() => navigator.mediaDevices.getDisplayMedia()),
        notifications: await outcome(() => Notification.requestPermission()),
        clipboard: await outcome(() => navigator.clipboard.readText()),
        fullscreen: await outcome(() => document.documentElement.requestFullscreen()),
        place: await outcome(() => new Promise((done, refuse) => navigator.geolocation.getCurrentPosition(done, refuse))),
        usb: await outcome(() => navigator.usb.requestDevice({ filters: [] })),
      };
    `);
    expect(may).toMatchObject({
      camera: "refused",
      screen: "refused",
      notifications: "denied",
      clipboard: "refused",
      fullscreen: "refused",
      place: "refused",
      usb: "refused",
    });
    expect(Object.values((may as { states: Record<string, string> }).states)).not.toContain("granted");
  });

  test("has no access to Node or Electron, and cannot change the bridge", async () => {
    const found = await inPage(`
      const names = ["require", "process", "module", "Buffer", "global", "ipcRenderer", "electron", "__dirname"];
      const bridge = window.agent;
      const before = bridge.call;
      try { bridge.call = () => "mine"; } catch {}
      try { window.agent = {}; } catch {}
      try { delete window.agent; } catch {}
      Object.prototype.paths = ["/etc/passwd"];
      Array.prototype.map = function () { return ["/etc/passwd"]; };
      const added = await bridge.addFiles("payables", [new File(["x"], "x")]).then(JSON.stringify, String);
      delete Object.prototype.paths;
      return { there: names.filter((name) => typeof window[name] !== "undefined"), kept: window.agent === bridge && bridge.call === before, added };
    `);
    expect(found).toMatchObject({ there: [], kept: true });
    expect(existsSync(join(window.desk.inbox, "passwd"))).toBe(false);
    await window.page.reload();
    await window.page.getByRole("button", { name: /^Sign in/ }).waitFor();
  });

  test("runs with the right web preferences, and no other page is ever created", async () => {
    const preferences = await window.app.evaluate(({ webContents }) =>
      webContents
        .getAllWebContents()
        .map((contents) =>
          (contents as unknown as { getLastWebPreferences(): Record<string, unknown> }).getLastWebPreferences(),
        ),
    );
    expect(preferences).toHaveLength(1);
    expect(preferences[0]).toMatchObject({
      sandbox: true,
      contextIsolation: true,
      nodeIntegration: false,
      nodeIntegrationInSubFrames: false,
      webviewTag: false,
      webSecurity: true,
    });
    expect(preferences[0]?.["allowRunningInsecureContent"]).not.toBe(true);
    expect(preferences[0]?.["experimentalFeatures"]).not.toBe(true);
    expect(preferences[0]?.["enableBlinkFeatures"] ?? "").toBe("");
  });
});

describe("commands over the real bridge", () => {
  test("with hostile values are refused, and Pigeonhole keeps running", async () => {
    const outcomes = await inPage(`
      const names = ["agent.pause", "imports.list", "imports.get", "imports.attach", "imports.settle", "imports.answer", "imports.search", "imports.payload",
        "connection.signIn", "inbox.open", "inbox.chooseFiles", "clipboard.write", "settings.begin", "login.set", "diagnostics.preview"];
      const deep = []; let at = deep; for (let n = 0; n < 5000; n += 1) { at.push([]); at = at[0]; }
      const cyclic = {}; cyclic.self = cyclic;
      const values = [undefined, 1n, NaN, "../../etc/passwd", new Map([["id", "1"]]), new Date(), /x/, new Uint8Array(9), cyclic, new Error("x"),
        { id: { toString: 1 } }, { id: "x".repeat(5_000_000) }, { ["__proto__"]: { id: "1" } }, JSON.parse('{"__proto__":{"id":"1"},"constructor":{"prototype":{"x":1}}}'),
        { id: ["1"] }, { id: new String("1") }, [], [[]], { length: 1e9 }, { id: "1", extra: 1 }, () => 1, Symbol("x"), window, document, deep];
      const said = [];
      for (const name of names)
        for (const value of values)
          said.push(await new Promise((done) => done(window.agent.call(name, value))).then(() => name + " let it through", (thrown) => String(thrown.message)));
      for (const name of ["nothing", "toString", "__proto__", "constructor", "inbox.addFiles", "ELECTRON_BROWSER_SANDBOX_LOAD", ""])
        said.push(await new Promise((done) => done(window.agent.call(name, null))).then(() => name + " is a command", (thrown) => String(thrown.message)));
      for (const name of ["nothing", "__proto__", "toString"])
        try { window.agent.on(name, () => {}); said.push(name + " is a notice"); } catch (thrown) { said.push(String(thrown.message)); }
      return said;
    `);
    const unexpected = (outcomes as string[]).filter(
      (said) =>
        !/not an input|is not a command|is not a notice|could not be cloned|recursion|depth|exceeded/i.test(said),
    );
    expect(outcomes, String(outcomes)).toBeInstanceOf(Array);
    expect((outcomes as string[]).length).toBeGreaterThan(350);
    expect(unexpected).toEqual([]);
    await expect.poll(() => inPage("return (await window.agent.call('agent.status', null)).ok")).toBe(true);
  });

  test("from a foreign frame are refused, whatever its address", async () => {
    const said = await window.app.evaluate(
      async ({ BrowserWindow }, preload) => {
        const other = new BrowserWindow({ show: false, webPreferences: { preload, sandbox: true } });
        const heard: string[] = [];
        for (const address of ["data:text/html,<p>x", "about:blank", "app://pigeonhole/tray/idle.png"]) {
          await other.loadURL(address);
          heard.push(
            await other.webContents.executeJavaScript(
              "window.agent.call('agent.status', null).then(() => 'answered', (thrown) => thrown.message)",
            ),
          );
        }
        other.destroy();
        return heard;
      },
      resolve(builtMain(), "../../preload/preload.cjs"),
    );
    expect(said).toHaveLength(3);
    for (const words of said) expect(words).toContain("not our frame");
  });
});

test("a sign-in server that names a program, a share or another scheme opens nothing", async () => {
  const hostile = [
    "smb://server/share",
    "file:///usr/bin/id",
    "javascript:alert(1)",
    "ms-msdt:/id",
    "http://evil.example/authorize",
  ];
  let now = "";
  const authority = createServer((_request, response) => {
    response.setHeader("content-type", "application/json").end(
      JSON.stringify({
        issuer: origin,
        authorization_endpoint: now,
        token_endpoint: `${origin}/token`,
        jwks_uri: `${origin}/jwks`,
        response_types_supported: ["code"],
        code_challenge_methods_supported: ["S256"],
        subject_types_supported: ["public"],
        id_token_signing_alg_values_supported: ["RS256"],
      }),
    );
  });
  await new Promise<void>((listening) => authority.listen(0, "127.0.0.1", listening));
  const origin = `http://127.0.0.1:${(authority.address() as AddressInfo).port}`;
  const desk = await layDesk({ settleMs: 300 });
  const file = join(desk.dataFolder, "config.json");
  const config = JSON.parse(await readFile(file, "utf8"));
  config.connections[0].authUrl = origin;
  await writeFile(file, JSON.stringify(config));
  const other = await openWindow(desk, true);
  try {
    await other.app.evaluate(({ shell }) => {
      const opened: string[] = [];
      (globalThis as Record<string, unknown>)["opened"] = opened;
      shell.openExternal = async (address) => void opened.push(address);
    });
    for (const address of hostile) {
      now = address;
      const reply = await other.page.evaluate("window.agent.call('connection.signIn', { id: 'head-office' })");
      expect(reply, address).toMatchObject({
        ok: false,
        error: { message: expect.stringMatching(/^(The browser couldn't be opened|Not signed in)/) },
      });
    }
    expect(await other.app.evaluate(() => (globalThis as Record<string, unknown>)["opened"])).toEqual([]);
    now = `${origin}/authorize`;
    void other.page.evaluate("window.agent.call('connection.signIn', { id: 'head-office' })").catch(() => {});
    await expect
      .poll(() => other.app.evaluate(() => (globalThis as Record<string, unknown>)["opened"]))
      .toEqual([expect.stringContaining(`${origin}/authorize?`)]);
  } finally {
    await other.close();
    await desk.clear();
    authority.closeAllConnections();
    authority.close();
  }
});

test("after signing in, no token is in the page's memory", async () => {
  const { page: shown, app, desk } = window;
  await shown.getByRole("button", { name: /^Sign in/ }).click();
  await shown.getByText("Signed in as Priya Nair").waitFor();
  await writeFile(join(desk.inbox, "10025.pdf"), "%PDF-1.4\nx\n%%EOF\n");
  await expect.poll(() => desk.sandbox.received().documents.length).toBe(1);
  // All that the page can be told.
  await inPage(`
    const ask = (name, input) => window.agent.call(name, input);
    window.kept = [await ask("agent.status", null), await ask("imports.list", { limit: 100 }), await ask("settings.view", null),
      await ask("diagnostics.preview", { maskNames: false }), await ask("imports.trail", { id: "1" }), await ask("imports.payload", { id: "1", part: 0 })];
  `);
  const [stored] = (await keytar.findCredentials("Pigeonhole")).filter(({ account }) =>
    account.includes(desk.sandbox.baseUrl),
  );
  const { accessToken, refreshToken, idToken } = JSON.parse(stored?.password ?? "{}");
  expect([accessToken, refreshToken].map((token) => typeof token)).toEqual(["string", "string"]);
  const file = join(desk.root, "page.heapsnapshot");
  await app.evaluate(
    ({ webContents }, path) => (webContents.getAllWebContents()[0] as Electron.WebContents).takeHeapSnapshot(path),
    file,
  );
  const memory = await readFile(file, "utf8");
  expect(memory, "a search that finds nothing anyhow finds no token").toContain("Priya Nair");
  expect(memory).toContain("10025.pdf");
  // Long texts may be cut in a snapshot; no forty characters of one are by chance.
  for (const token of [accessToken, refreshToken, idToken].filter((text) => typeof text === "string"))
    for (const piece of [token.slice(0, 40), token.slice(-40)]) expect(memory.includes(piece)).toBe(false);
});
