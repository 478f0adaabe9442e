/** @file The software bill of materials (CycloneDX): npm makes it from package-lock.json, and what isn't packed is left out. */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { runNpmQuietly } from "../run-npm.mjs";

/** What is in the app beside the packages of the bundle. */
const engine = "electron";

/**
 * @param root path of the checkout
 * @param shipped the packages that are inside; see shippedPackages
 * @throws where one of them is not in package-lock.json
 */
export function makeSbom(root, shipped) {
  const made = runNpmQuietly(["sbom", "--sbom-format", "cyclonedx", "--package-lock-only"], { cwd: root });
  if (!made.ok) throw new Error(`npm made no SBOM: ${made.everything}`);
  const all = JSON.parse(made.stdout);
  const { name, version, devDependencies } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  const wanted = new Set([
    ...shipped.map((one) => `${one.name}@${one.version}`),
    `${engine}@${devDependencies[engine]}`,
  ]);
  // An alias has a name of its own in the lock file; its address names what it is.
  const nameOf = ({ purl }) => decodeURIComponent(purl.replace(/^pkg:npm\//, "").replace(/\?.*$/, ""));
  const components = all.components.filter((one) => wanted.has(nameOf(one))).map(asShipped);
  const found = new Set(components.map(nameOf));
  const missing = [...wanted].filter((one) => !found.has(one));
  if (missing.length > 0) throw new Error(`package-lock.json lacks ${missing.join(", ")}`);
  const refs = new Set([...components.map((one) => one["bom-ref"]), all.metadata.component["bom-ref"]]);
  const dependencies = all.dependencies
    .filter(({ ref }) => refs.has(ref))
    .map(({ ref, dependsOn = [] }) => ({ ref, dependsOn: dependsOn.filter((one) => refs.has(one)) }));
  const component = { ...all.metadata.component, type: "application", name, version };
  return { ...all, metadata: { ...all.metadata, component }, components, dependencies };
}

/** npm calls some of these optional, because they are for developers. They are in the app: the bundler packed them. */
function asShipped({ properties = [], ...one }) {
  const kept = properties.filter(
    ({ name }) => name !== "cdx:npm:package:development" && name !== "cdx:npm:package:path",
  );
  return { ...one, scope: "required", ...(kept.length > 0 && { properties: kept }) };
}
