/** @file Collects the trusted certificates: Node's own, the operating system's, and a file of the office. */

import { X509Certificate } from "node:crypto";
import { readFileSync, statSync } from "node:fs";
import type { SecureContext } from "node:tls";
import { fail, ok, type Result } from "../../shared/values/result.ts";
import { words } from "../../shared/words/spoken.ts";
import { loadTls } from "../platform/lazy-tls.ts";

export interface Trust {
  /** A file that cannot be used is left out; without it fewer certificates are trusted, never more. */
  contextFor(caFile: string | null): SecureContext;
  /** Why the file cannot be used, as a sentence for the settings, or null. */
  problemWith(caFile: string | null, setting?: "network.caFile" | "office.caFile"): string | null;
}

/** Data and not a sentence, because it is kept while the file is the same and the language may change. */
type WrongFile = { readonly is: "unreadable"; readonly detail: string } | { readonly is: "no-certificates" };

const sayWrongFile = (wrong: WrongFile): string =>
  wrong.is === "unreadable" ? words.network.certificateFileUnreadable(wrong.detail) : words.network.noCertificates;

interface ReadFile {
  readonly mark: string;
  readonly certificates: Result<readonly string[], WrongFile>;
}

export function createTrust(): Trust {
  let last: (ReadFile & { readonly path: string }) | null = null;
  let context: { readonly of: ReadFile | null; readonly context: SecureContext } | null = null;

  /** Looks at the file each time, because an administrator may replace it. Returns the same object while it is the same. */
  function look(path: string): ReadFile {
    const mark = markOf(path);
    if (last?.path !== path || last.mark !== mark) last = { path, mark, certificates: readCertificates(path) };
    return last;
  }

  return {
    contextFor(caFile) {
      const file = caFile === null ? null : look(caFile);
      if (context?.of !== file || context === null) {
        const own = file?.certificates.ok ? file.certificates.value : [];
        context = { of: file, context: loadTls().createSecureContext({ ca: [...usualCertificates(), ...own] }) };
      }
      return context.context;
    },
    problemWith(caFile, setting = "network.caFile") {
      const read = caFile === null ? null : look(caFile).certificates;
      return read === null || read.ok
        ? null
        : words.network.certificateFile(setting, JSON.stringify(caFile), sayWrongFile(read.error));
    },
  };
}

function markOf(path: string): string {
  const stats = statSync(path, { throwIfNoEntry: false });
  return stats ? `${stats.size}/${stats.mtimeMs}/${stats.ino}` : "none";
}

const pem = /-----BEGIN CERTIFICATE-----[\s\S]+?-----END CERTIFICATE-----/g;

/** Reads any number of PEM certificates, or one in DER, as Windows exports it. */
function readCertificates(path: string): Result<readonly string[], WrongFile> {
  let bytes: Buffer;
  try {
    bytes = readFileSync(path);
  } catch (problem) {
    return fail({ is: "unreadable", detail: (problem as Error).message });
  }
  try {
    const blocks = bytes.toString("latin1").match(pem) ?? [bytes];
    return ok(blocks.map((block) => new X509Certificate(block).toString()));
  } catch {
    return fail({ is: "no-certificates" });
  }
}

/** The system's trusted certificates on Debian, Red Hat and SUSE. */
const linuxFiles = [
  "/etc/ssl/certs/ca-certificates.crt",
  "/etc/pki/tls/certs/ca-bundle.crt",
  "/etc/ssl/ca-bundle.pem",
] as const;

/** Node's and the operating system's. Node 20 lacks getCACertificates, so on Linux the system's file is read instead. */
function usualCertificates(): readonly string[] {
  const tls = loadTls();
  const { getCACertificates } = tls as Partial<typeof tls>;
  const bundled = getCACertificates?.("default") ?? tls.rootCertificates;
  const system = getCACertificates?.("system") ?? [];
  if (system.length > 0 || process.platform !== "linux") return [...new Set([...bundled, ...system])];
  for (const path of linuxFiles) {
    const read = readCertificates(path);
    if (read.ok) return [...new Set([...bundled, ...read.value])];
  }
  return bundled;
}
