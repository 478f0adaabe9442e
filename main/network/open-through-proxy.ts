/** @file Opens a tunnel through one proxy, with a user name and password where the proxy asks for them. */

import type { Socket } from "node:net";
import type { NotSent } from "../../shared/imports/failures/not-sent.ts";
import { fail, ok, type Result } from "../../shared/values/result.ts";
import { reasonIn } from "../../shared/wording/reason.ts";
import { nameOf, type ProxyAddress } from "./find-routes.ts";
import { barred, offeredBy, problemWithTls } from "./network-problems.ts";
import type { ProxySignIn, ProxySignIns } from "./proxy-sign-ins.ts";
import { askForTunnel, connectTo, type ProxyAnswer, secure } from "./sockets.ts";
import type { Trust } from "./trust.ts";

export interface ThroughProxy {
  readonly signIns: ProxySignIns;
  /** Called where TLS is spoken with the proxy. */
  readonly context: () => ReturnType<Trust["contextFor"]>;
  readonly ending: AbortSignal;
}

/**
 * Opens a tunnel. On a 407 it looks for a sign-in and tries it once, if the proxy offers Basic (RFC 7617).
 *
 * @param to where the tunnel leads, as host:port
 */
export async function openThroughProxy(
  proxy: ProxyAddress,
  to: string,
  { signIns, context, ending }: ThroughProxy,
): Promise<Result<Socket, NotSent>> {
  const name = nameOf(proxy);
  const ask = (signIn: ProxySignIn | null) => askOnce(proxy, to, signIn, context, ending);

  const usual = signIns.usual(name);
  let asked = await ask(usual);
  if (asked.ok && asked.value.status === 407) {
    if (usual) signIns.refused(name, usual);
    const offered = offeredBy(asked.value.headers);
    if (!offered.some((scheme) => /^basic$/i.test(scheme)))
      return fail(barred("proxy-sign-in", name, offered.join(", ")));
    const found = await signIns.find(name);
    if (found.signIn === null) return fail(barred("proxy-password", name, found.reason));
    asked = await ask(found.signIn);
    if (asked.ok && asked.value.status === 407) {
      signIns.refused(name, found.signIn);
      return fail(barred("proxy-password", name, { say: "proxy-sign-in-refused" }));
    }
    if (asked.ok) signIns.accepted(name, found.signIn);
  }
  if (!asked.ok) return asked;
  const { status, socket } = asked.value;
  return status >= 200 && status < 300
    ? ok(socket)
    : fail(barred("proxy-refuses", name, { say: "proxy-answered", status, address: to }));
}

/** Requests a tunnel on a new connection, and closes the connection where the proxy refuses. */
async function askOnce(
  proxy: ProxyAddress,
  to: string,
  signIn: ProxySignIn | null,
  context: ThroughProxy["context"],
  ending: AbortSignal,
): Promise<Result<ProxyAnswer, NotSent>> {
  const name = nameOf(proxy);
  let socket: Socket | null = null;
  try {
    socket = await connectTo(proxy.host, proxy.port, ending);
    if (proxy.speaksTls) socket = await secure(socket, proxy.host, context(), ending);
    const answer = await askForTunnel(socket, to, signIn && basic(signIn), ending);
    if (answer.status < 200 || answer.status >= 300) socket.destroy();
    return ok(answer);
  } catch (problem) {
    socket?.destroy();
    const tls = proxy.speaksTls ? problemWithTls(problem, name) : null;
    return fail(tls?.kind === "barred" ? tls : barred("proxy-away", name, reasonIn(problem)));
  }
}

const basic = ({ user, password }: ProxySignIn) =>
  `Basic ${Buffer.from(`${user}:${password}`, "utf8").toString("base64")}`;
