/** @file Turns the error of a connection that could not be opened into the failure that an import waits with. */

import type { IncomingHttpHeaders } from "node:http";
import type { NetworkBlocked, NotSent } from "../../shared/imports/failures/not-sent.ts";
import { type Reason, reasonIn } from "../../shared/wording/reason.ts";

export const barred = (by: NetworkBlocked["by"], at: string, detail: Reason): NetworkBlocked => ({
  kind: "barred",
  by,
  at,
  detail,
});

/** The failure of TLS with `host`: its certificate is not trusted, or it could not be reached. */
export function problemWithTls(problem: unknown, host: string): NotSent {
  const by = certificateProblem(String((problem as NodeJS.ErrnoException).code ?? ""));
  return by === null ? unreachable(problem) : barred(by, host, reasonIn(problem));
}

export const unreachable = (problem: unknown): NotSent => ({
  kind: "not-sent",
  why: "unreachable",
  detail: reasonIn(problem),
});

/** Classifies OpenSSL's error codes for certificate chains, which Node passes on; null for other codes. */
function certificateProblem(code: string): NetworkBlocked["by"] | null {
  switch (code) {
    case "CERT_HAS_EXPIRED":
    case "CERT_NOT_YET_VALID":
      return "certificate-date";
    case "ERR_TLS_CERT_ALTNAME_INVALID":
    case "HOSTNAME_MISMATCH":
      return "certificate-name";
    default:
      return /^(SELF_SIGNED|DEPTH_ZERO_SELF_SIGNED|UNABLE_TO_(GET_ISSUER|VERIFY)|CERT_|INVALID_CA|INVALID_PURPOSE)/.test(
        code,
      )
        ? "certificate-unknown"
        : null;
  }
}

/** The authentication schemes that a proxy's 407 offers: "NTLM", "Negotiate", "Basic" (RFC 9110, 11.7.1). */
export function offeredBy(headers: IncomingHttpHeaders): readonly string[] {
  // Quoted text may look like the name of another scheme.
  const bare = String(headers["proxy-authenticate"] ?? "").replace(/"(\\.|[^"\\])*"/g, '""');
  const offers = bare.matchAll(/(?:^|,)\s*([a-z][a-z-]*)(?=\s*(?:,|$)|\s+\S)/gi);
  return [...offers].flatMap(([, scheme]) => scheme ?? []);
}
