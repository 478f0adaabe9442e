/** @file Whose certificates are trusted: those that come with Node, the operating system's, and a file of the office's own. */

import { X509Certificate } from "node:crypto";
import { readFileSync, statSync } from "node:fs";
import * as tls from "node:tls";
import { fail, ok, type Result } from "../../shared/values/result.ts";
import { words } from "../../shared/words/spoken.ts";

export interface Trust {
  /** A file that cannot be used is left out: it can only take trust away. */
  contextFor(caFile: string | null): tls.SecureContext;
  /** Why the file cannot be used, as a setting's problem is said, or null. */
  problemWith(caFile: string | null): string | null;
}

/** Kept as long as the file is the same, so it is data: whoever reads it may have another language by then. */
type WrongFile = { readonly is: "unreadable"; readonly detail: string } | { readonly is: "no-certificates" };

const sayWrongFile = (wrong: WrongFile): string =>
  wrong.is === "unreadable" ? words.network.certificateFileUnreadable(wrong.detail) : words.network.noCertificates;

interface ReadFile {
  readonly mark: string;
  readonly certificates: Result<readonly string[], WrongFile>;
}

export function createTrust(): Trust {
  let last: (ReadFile & { readonly path: string }) | null = null;
  let context: { readonly of: ReadFile | null; readonly context: tls.SecureContext } | null = null;

  /** Looked at each time: an administrator may put another in its place. The same object while it is the same. */
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
        context = { of: file, context: tls.createSecureContext({ ca: [...usualCertificates(), ...own] }) };
      }
      return context.context;
    },
    problemWith(caFile) {
      const read = caFile === null ? null : look(caFile).certificates;
      return read === null || read.ok
        ? null
        : words.network.certificateFile(JSON.stringify(caFile), sayWrongFile(read.error));
    },
  };
}

function markOf(path: string): string {
  const stats = statSync(path, { throwIfNoEntry: false });
  return stats ? `${stats.size}/${stats.mtimeMs}/${stats.ino}` : "none";
}

const pem = /-----BEGIN CERTIFICATE-----[\s\S]+?-----END CERTIFICATE-----/g;

/** PEM, as many as there are, or one in DER, as Windows exports it. */
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

/** Where Linux keeps the certificates that its administrator trusts: Debian, Red Hat, SUSE. */
const linuxFiles = [
  "/etc/ssl/certs/ca-certificates.crt",
  "/etc/pki/tls/certs/ca-bundle.crt",
  "/etc/ssl/ca-bundle.pem",
] as const;

/** Node 20 cannot say what the operating system trusts; there Linux' own file is read. */
function usualCertificates(): readonly string[] {
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
