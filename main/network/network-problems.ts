/** @file What a connection that could not be opened ran into, as the failure that an import waits with. */

import type { IncomingHttpHeaders } from "node:http";
import type { NetworkBlocked, NotSent } from "../../shared/imports/failure.ts";
import { type Reason, reasonIn } from "../../shared/wording/reason.ts";

export const barred = (by: NetworkBlocked["by"], at: string, detail: Reason): NetworkBlocked => ({
  kind: "barred",
  by,
  at,
  detail,
});

/** TLS with `host` failed: its certificate does not do, or it could not be reached at all. */
export function problemWithTls(problem: unknown, host: string): NotSent {
  const by = certificateProblem(String((problem as NodeJS.ErrnoException).code ?? ""));
  return by === null ? unreachable(problem) : barred(by, host, reasonIn(problem));
}

export const unreachable = (problem: unknown): NotSent => ({
  kind: "not-sent",
  why: "unreachable",
  detail: reasonIn(problem),
});

/** OpenSSL's names for what can be wrong with a chain, as Node hands them on. */
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

/** The ways of signing in that a proxy's 407 offers, in its words: "NTLM", "Negotiate", "Basic". */
export function offeredBy(headers: IncomingHttpHeaders): readonly string[] {
  // What stands in quotes may look like another offer.
  const bare = String(headers["proxy-authenticate"] ?? "").replace(/"(\\.|[^"\\])*"/g, '""');
  const offers = bare.matchAll(/(?:^|,)\s*([a-z][a-z-]*)(?=\s*(?:,|$)|\s+\S)/gi);
  return [...offers].flatMap(([, scheme]) => scheme ?? []);
}
