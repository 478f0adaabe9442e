#!/usr/bin/env node
/**
 * @file What electron-builder asks fpm for, done with dpkg-deb and rpmbuild: fpm itself can't be fetched everywhere. A word
 * that it doesn't know ends it.
 */

import { execFileSync } from "node:child_process";
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { parseArgs } from "node:util";

const text = { type: "string" };
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    ...{ name: text, version: text, maintainer: text, vendor: text, url: text, license: text, description: text },
    ...{ package: text, architecture: text, force: { type: "boolean" } },
    ...{ "after-install": text, "after-remove": text, "before-remove": text },
    ...{ "deb-priority": text, "deb-compression": text, "deb-recommends": { type: "string", multiple: true } },
    ...{ "rpm-summary": text, "rpm-os": text, "rpm-compression": text, "rpm-rpmbuild-define": text, directories: text },
    source: { type: "string", short: "s" },
    target: { type: "string", short: "t" },
    depends: { type: "string", short: "d", multiple: true },
  },
});

const work = mkdtempSync(join(tmpdir(), "fpm-"));
const root = join(work, "root");
for (const [from, to] of positionals.map((word) => word.split("="))) {
  mkdirSync(dirname(join(root, to)), { recursive: true });
  cpSync(from, join(root, to), { recursive: true });
  if (statSync(from).isFile()) chmodSync(join(root, to), 0o644);
}
const scripts = ["after-install", "before-remove", "after-remove"].filter((name) => values[name] !== undefined);
if (values.target === "deb") makeDeb();
else makeRpm();
rmSync(work, { recursive: true });

function makeDeb() {
  const names = { "after-install": "postinst", "before-remove": "prerm", "after-remove": "postrm" };
  mkdirSync(join(root, "DEBIAN"));
  for (const script of scripts) {
    cpSync(values[script], join(root, "DEBIAN", names[script]));
    chmodSync(join(root, "DEBIAN", names[script]), 0o755);
  }
  const control = {
    ...{ Package: values.name, Version: values.version, Architecture: values.architecture },
    ...{ Maintainer: values.maintainer, Priority: values["deb-priority"], Homepage: values.url },
    ...{ Depends: values.depends.join(", "), Recommends: values["deb-recommends"].join(", ") },
    Description: values.description,
  };
  const lines = Object.entries(control).map(([name, value]) => `${name}: ${value}\n`);
  writeFileSync(join(root, "DEBIAN/control"), lines.join(""));
  // Without compression: it is only looked into.
  execFileSync("dpkg-deb", ["--build", "--root-owner-group", "-Znone", root, values.package], { stdio: "inherit" });
}

function makeRpm() {
  const names = { "after-install": "%post", "before-remove": "%preun", "after-remove": "%postun" };
  const sections = scripts.map((script) => {
    const code = readFileSync(values[script], "utf8");
    const [, shell = "/bin/sh"] = /^#!(\S+)/.exec(code) ?? [];
    return `${names[script]} -p ${shell}\n${code.replaceAll("%", "%%")}\n`;
  });
  const find = (...words) => execFileSync("find", [root, ...words], { encoding: "utf8" });
  const ours = join(root, values.directories);
  const files = find("-type", "f", "-printf", '"/%P"\n');
  const folders = find("-type", "d", "-path", `${ours}*`, "-printf", '%%dir "/%P"\n');
  const spec = `
Name: ${values.name}
Version: ${values.version}
Release: 1
Summary: ${values["rpm-summary"]}
License: ${values.license}
Vendor: ${values.vendor}
URL: ${values.url}
AutoReqProv: no
${values.depends.map((one) => `Requires: ${one}\n`).join("")}
%description
${values.description}
%files
%defattr(-,root,root,-)
${folders}${files}
${sections.join("\n")}`;
  writeFileSync(join(work, "package.spec"), spec);
  const defines = { _topdir: work, _rpmdir: join(work, "made"), _build_id_links: "none", _binary_payload: "w0.gzdio" };
  const words = Object.entries(defines).flatMap(([name, value]) => ["--define", `${name} ${value}`]);
  const arch = { amd64: "x86_64", arm64: "aarch64" }[values.architecture] ?? values.architecture;
  execFileSync(
    "rpmbuild",
    ["-bb", "--quiet", "--target", arch, ...words, "--buildroot", root, join(work, "package.spec")],
    { stdio: ["ignore", "inherit", "inherit"] },
  );
  const made = join(work, "made", arch, `${values.name}-${values.version}-1.${arch}.rpm`);
  if (!existsSync(made)) throw new Error(`rpmbuild made no ${made}`);
  cpSync(made, values.package);
}
