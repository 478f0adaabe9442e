/** @file Certificate authorities and certificates for tests, made with the openssl command. */

import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

export interface KeyAndCertificate {
  readonly key: string;
  readonly cert: string;
}

/** A certificate authority, with the file that an administrator would distribute. */
export interface Voucher {
  readonly caFile: string;
  certify(...names: readonly string[]): KeyAndCertificate;
  /** One that expired yesterday. */
  certifyExpired(...names: readonly string[]): KeyAndCertificate;
  forget(): void;
}

const elliptic = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"];

export function makeVoucher(name: string): Voucher {
  const folder = mkdtempSync(join(tmpdir(), "certificates-"));
  const openssl = (...words: readonly string[]) => execFileSync("openssl", words, { cwd: folder, stdio: "pipe" });
  openssl("req", "-x509", ...elliptic, "-keyout", "ca.key", "-out", "ca.pem", "-days", "30", "-subj", `/CN=${name}`);

  function certify(names: readonly string[], days: string): KeyAndCertificate {
    const named = names.map((each) => `${/^[\d.]+$/.test(each) ? "IP" : "DNS"}:${each}`).join(",");
    const extension = ["-addext", `subjectAltName=${named}`, "-addext", "basicConstraints=critical,CA:FALSE"];
    openssl("req", "-new", ...elliptic, "-keyout", "own.key", "-out", "own.csr", "-subj", "/CN=test", ...extension);
    const by = ["-CA", "ca.pem", "-CAkey", "ca.key", "-CAcreateserial", "-copy_extensions", "copy"];
    openssl("x509", "-req", "-in", "own.csr", "-out", "own.pem", "-days", days, ...by);
    return { key: readFileSync(join(folder, "own.key"), "utf8"), cert: readFileSync(join(folder, "own.pem"), "utf8") };
  }
  return {
    caFile: join(folder, "ca.pem"),
    certify: (...names) => certify(names, "30"),
    certifyExpired: (...names) => certify(names, "-1"),
    forget: () => rmSync(folder, { recursive: true }),
  };
}
