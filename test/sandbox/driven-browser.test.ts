/** @file The driven browser and the sign-in page that it drives. */

import { spawn } from "node:child_process";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { callOnce } from "./bare-client.ts";
import { CookieJar } from "./cookie-jar.ts";
import { signInWithDrivenBrowser } from "./driven-browser.ts";
import { type Sandbox, startSandbox } from "./sandbox.ts";

const priya = { user: "priya.nair", password: "copper-kettle-42" };

let sandbox: Sandbox;
let asked: string[] = [];
const application = createServer((req, res) => {
  asked.push(req.url ?? "");
  res.end("You may close this window.");
});
let authorizeUrl: string;

beforeAll(async () => {
  sandbox = await startSandbox();
  await new Promise<void>((resolve) => void application.listen(0, "127.0.0.1", resolve));
});
beforeEach(() => {
  asked = [];
  authorizeUrl = `${sandbox.authUrl}/connect/authorize?${new URLSearchParams({
    response_type: "code",
    client_id: "pigeonhole-desktop",
    scope: "openid api_access",
    redirect_uri: `http://127.0.0.1:${(application.address() as AddressInfo).port}/callback`,
    resource: sandbox.baseUrl,
    state: "s-1",
  })}`;
});
afterEach(() => sandbox.clearFaults());
afterAll(async () => {
  application.close();
  await sandbox.stop();
});

describe("the driven browser", () => {
  test("signs a user in and opens the loopback address once", async () => {
    const visit = await signInWithDrivenBrowser(authorizeUrl, priya);
    expect(visit).toMatchObject({ forms: 1, page: { status: 200, text: "You may close this window." } });
    expect(asked).toEqual([expect.stringMatching(/^\/callback\?code=.*&state=s-1/)]);
    expect(visit.redirectUrl).toContain(asked[0]);
  });

  test("brings the refusal when the user cancels", async () => {
    await signInWithDrivenBrowser(authorizeUrl, { ...priya, cancels: true });
    expect(asked).toEqual([expect.stringContaining("error=access_denied")]);
  });

  test("fails when the password is wrong, and says what the page says", async () => {
    const attempt = signInWithDrivenBrowser(authorizeUrl, { ...priya, password: "wrong" });
    await expect(attempt).rejects.toThrow("The user name or the password is not right.");
    expect(asked).toEqual([]);
  });

  test("is not asked again when an earlier sign-in still holds", async () => {
    const person = { ...priya, cookies: new CookieJar() };
    await signInWithDrivenBrowser(authorizeUrl, person);
    expect(await signInWithDrivenBrowser(authorizeUrl, person)).toMatchObject({ forms: 0 });
    expect(await signInWithDrivenBrowser(`${authorizeUrl}&prompt=login`, person)).toMatchObject({ forms: 1 });
  });

  test("follows an address with a fault to where it ends", async () => {
    sandbox.fault("authorize", { kind: "status", status: 503 });
    await expect(signInWithDrivenBrowser(authorizeUrl, priya)).rejects.toThrow(/503/);
  });
});

describe("the driven browser as a script", () => {
  const run = async (environment: Record<string, string>) => {
    const script = fileURLToPath(new URL("./driven-browser.ts", import.meta.url));
    const child = spawn(process.execPath, [script, authorizeUrl], { env: { ...process.env, ...environment } });
    const exit = new Promise((resolve) => child.once("exit", resolve));
    const [output] = await Promise.all([text(child.stdout), text(child.stderr)]);
    return { status: await exit, output };
  };

  test("signs the first user in when nobody is named, and prints no code", async () => {
    const { status, output } = await run({});
    expect(status).toBe(0);
    expect(output).toMatch(/^signed in: http:\/\/127\.0\.0\.1:\d+ answered 200\n$/);
    expect(asked).toHaveLength(1);
  });

  test("signs in whom the environment names, cancels when told, and fails when the sign-in fails", async () => {
    const [tom, cancelled, wrong] = await Promise.all([
      run({ SANDBOX_USER: "tom.hartley" }),
      run({ SANDBOX_CANCEL: "1" }),
      run({ SANDBOX_PASSWORD: "wrong" }),
    ]);
    expect([tom.status, cancelled.status, wrong.status]).toEqual([0, 0, 1]);
    expect(asked.map((url) => url.includes("error=access_denied")).sort()).toEqual([false, true]);
  });
});

describe("the sign-in page", () => {
  /** Opens the page as a browser without a driver would; gives its address, its text and the cookies. */
  async function openSignIn() {
    const cookies = new CookieJar();
    const started = await fetch(authorizeUrl, { redirect: "manual" });
    cookies.take(new URL(authorizeUrl), started.headers.getSetCookie());
    const url = new URL(started.headers.get("location") ?? "", authorizeUrl);
    const send = (form?: Record<string, string>) =>
      fetch(url, {
        redirect: "manual",
        headers: { cookie: cookies.headerFor(url) },
        ...(form && { method: "POST", body: new URLSearchParams(form) }),
      });
    return { html: await (await send()).text(), send };
  }

  test("is one plain form with labels, and no script", async () => {
    const { html } = await openSignIn();
    expect(html).toContain("Pigeonhole asks for access to the purchase ledger of Alder &amp; Stone Interiors Ltd.");
    expect(html).toMatch(/<form method="post">/);
    expect(html).toMatch(/<label>User name <input name="user"[^>]*autocomplete="username"/);
    expect(html).toMatch(/<label>Password <input name="password" type="password"/);
    expect(html).toMatch(/<button name="action" value="sign-in">Sign in<\/button>/);
    expect(html).toMatch(/<button class="plain" name="action" value="cancel" formnovalidate>Cancel<\/button>/);
    expect(html).not.toMatch(/<script|https?:/);
  });

  test("lets the user try again, and shows the name that was typed as text", async () => {
    const { send } = await openSignIn();
    const wrong = await send({ user: '"><b>priya', password: "x", action: "sign-in" });
    expect(wrong.status).toBe(400);
    expect(await wrong.text()).toContain('value="&quot;&gt;&lt;b&gt;priya"');
    const right = await send({ user: priya.user, password: priya.password, action: "sign-in" });
    expect([right.status, right.headers.get("location")]).toEqual([
      303,
      expect.stringContaining("/connect/authorize/"),
    ]);
  });

  test("that nobody has started says that it has ended", async () => {
    const reply = await callOnce(`${sandbox.authUrl}/sign-in/nowhere`, { method: "GET" });
    expect([reply.status, reply.text]).toEqual([400, expect.stringContaining("This sign-in has ended")]);
  });
});
