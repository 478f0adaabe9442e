/** @file How an address is reached, by settings, by the operating system's proxies and by the environment. */

import { describe, expect, test } from "vitest";
import { findRoutes, nameOf } from "../../../main/network/find-routes.ts";
import { takeEnvironmentProxies } from "../../../main/network/proxy-environment.ts";

const routes = async (address: string, proxy: string, pac = "PROXY system.office:8080") => {
  const found = await findRoutes(new URL(address), { proxy, caFile: null }, async () => pac);
  return found.map((route) => (route === "direct" ? route : `${nameOf(route)}${route.speaksTls ? " by TLS" : ""}`));
};

test.each([
  ["system", ["system.office:8080"]],
  ["none", ["direct"]],
  ["http://proxy.office:3128", ["proxy.office:3128"]],
  ["https://proxy.office", ["proxy.office:443 by TLS"]],
  ["http://[fd00::5]:3128/", ["[fd00::5]:3128"]],
])("the setting %s gives the routes that it names", async (proxy, expected) => {
  expect(await routes("https://finance.example/v1", proxy)).toEqual(expected);
});

test.each([
  ["", ["direct"]],
  ["DIRECT", ["direct"]],
  ["PROXY a.office:3128; PROXY b.office:3128; DIRECT", ["a.office:3128", "b.office:3128", "direct"]],
  ["HTTPS a.office:443;proxy b.office", ["a.office:443 by TLS", "b.office:80"]],
  ["SOCKS5 a.office:1080; PROXY b.office:3128", ["b.office:3128"]],
  ["SOCKS a.office:1080", []],
])("the operating system's %j gives the routes that we can use", async (pac, expected) => {
  expect(await routes("https://finance.example", "system", pac)).toEqual(expected);
});

test("a loopback address uses no proxy, except a proxy on this machine that the settings name", async () => {
  for (const host of ["localhost", "127.0.0.1", "127.8.9.10", "[::1]"])
    for (const scheme of ["http", "https"]) {
      const address = `${scheme}://${host}:4010`;
      expect(await routes(address, "system", "PROXY 127.0.0.1:3128")).toEqual(["direct"]);
      expect(await routes(address, "http://proxy.office:3128")).toEqual(["direct"]);
      expect(await routes(address, "http://127.0.0.1:3128")).toEqual(["127.0.0.1:3128"]);
    }
});

describe("the environment's proxies", () => {
  const find = (environment: NodeJS.ProcessEnv, address = "https://finance.example/") =>
    takeEnvironmentProxies({ ...environment }).find(address);

  test.each<[NodeJS.ProcessEnv, string]>([
    [{}, "DIRECT"],
    [{ HTTPS_PROXY: "http://p:3128" }, "PROXY p:3128"],
    [{ https_proxy: "http://small:1", HTTPS_PROXY: "http://large:2" }, "PROXY small:1"],
    [{ HTTP_PROXY: "http://p:3128" }, "DIRECT"],
    [{ ALL_PROXY: "p:3128" }, "PROXY p:3128"],
    [{ HTTPS_PROXY: "https://p" }, "HTTPS p"],
    [{ ALL_PROXY: "socks5://p:1080" }, "SOCKS5 p:1080"],
    [{ HTTPS_PROXY: "http://user:word@p:3128" }, "PROXY p:3128"],
  ])("are read from %j", async (environment, expected) => {
    expect(await find(environment)).toBe(expected);
  });

  test.each([
    ["*", "https://finance.example/", true],
    ["finance.example", "https://finance.example/", true],
    ["example", "https://finance.example/", true],
    [".example", "https://finance.example/", true],
    ["*.example", "https://finance.example/", true],
    ["nance.example", "https://finance.example/", false],
    ["FINANCE.example , other", "https://finance.example/", true],
    ["finance.example:443", "https://finance.example/", true],
    ["finance.example:8443", "https://finance.example/", false],
    ["finance.example:8443", "https://finance.example:8443/", true],
    ["10.1.2.3", "https://10.1.2.3/", true],
    ["1.2.3", "https://10.1.2.3/", false],
    ["10.0.0.0/8", "https://10.1.2.3/", true],
    ["10.0.0.0/8", "https://11.1.2.3/", false],
    ["10.0.0.0/99", "https://10.1.2.3/", false],
    ["fd00::/16", "https://[fd00::7]/", true],
    ["[fd00::7]:443", "https://[fd00::7]/", true],
    ["fd00::7", "https://[fd00::7]/", true],
    ["", "https://finance.example/", false],
  ])("are not used if NO_PROXY=%s covers %s: %s", async (exceptions, address, goesRound) => {
    const found = await find({ HTTPS_PROXY: "http://p:3128", NO_PROXY: exceptions }, address);
    expect(found).toBe(goesRound ? "DIRECT" : "PROXY p:3128");
  });

  test("get only their own password, and no child process inherits it", () => {
    const environment = { HTTPS_PROXY: "http://bureau:a%20b%2Fc@p:3128", no_proxy: "localhost" };
    const { signInFor } = takeEnvironmentProxies(environment);
    expect(signInFor("p:3128")).toEqual({ user: "bureau", password: "a b/c" });
    expect(signInFor("q:3128")).toBeNull();
    expect(environment).toEqual({ no_proxy: "localhost" });
  });
});
