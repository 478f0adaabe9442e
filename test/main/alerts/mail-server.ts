/** @file A mail server of the tests' own, on a real socket: STARTTLS, sign-in, and mails that it keeps. */

import { type AddressInfo, createServer, type Socket } from "node:net";
import { TLSSocket } from "node:tls";
import type { KeyAndCertificate } from "../network/certificates.ts";

interface TakenMail {
  readonly from: string;
  readonly to: readonly string[];
  /** Headers and text, as they were sent. */
  readonly data: string;
  readonly wasEncrypted: boolean;
  /** Who signed in, as "user:password"; null for nobody. */
  readonly signedIn: string | null;
}

export interface MailServer {
  readonly port: number;
  readonly taken: readonly TakenMail[];
  /** Every line that a client sent before the connection was encrypted. */
  readonly plainLines: readonly string[];
  stop(): Promise<void>;
}

interface MailServerOptions {
  /** Offers STARTTLS with it, or speaks TLS from the start. */
  readonly certificate?: KeyAndCertificate;
  readonly isTlsFirst?: boolean;
  /** "user:password"; null asks for none. */
  readonly account?: string | null;
  readonly refuses?: (recipient: string) => boolean;
  /** Answers that every mail is to come later. */
  readonly isBusy?: () => boolean;
}

export async function startMailServer(options: MailServerOptions = {}): Promise<MailServer> {
  const { certificate, isTlsFirst = false } = options;
  const taken: TakenMail[] = [];
  const plainLines: string[] = [];
  const sockets = new Set<Socket>();
  const encrypt = (socket: Socket) => new TLSSocket(socket, { isServer: true, ...certificate });
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on("error", () => {});
    const first = isTlsFirst ? encrypt(socket) : socket;
    first.on("error", () => {});
    talk(first, isTlsFirst, false);
  });

  function talk(socket: Socket, isEncrypted: boolean, isAgain: boolean): void {
    let [from, to, signedIn] = ["", [] as string[], null as string | null];
    let [buffered, isData] = ["", false];
    const answer = (line: string) => socket.write(`${line}\r\n`);
    if (!isAgain) answer("220 mail.office ready");
    socket.on("data", (bytes) => {
      buffered += bytes.toString("utf8");
      for (;;) {
        const end = isData ? buffered.indexOf("\r\n.\r\n") : buffered.indexOf("\r\n");
        if (end < 0) return;
        const line = buffered.slice(0, end);
        buffered = buffered.slice(end + (isData ? 5 : 2));
        if (isData) {
          isData = false;
          taken.push({ from, to, data: line, wasEncrypted: isEncrypted, signedIn });
          answer("250 taken");
          continue;
        }
        if (!isEncrypted) plainLines.push(line);
        if (take(line) === "handed-over") return;
      }
    });

    function take(line: string): "handed-over" | undefined {
      const [word = "", argument = ""] = line.split(/ (.*)/s);
      switch (word.toUpperCase()) {
        case "EHLO": {
          const offers = ["mail.office", ...(certificate && !isEncrypted ? ["STARTTLS"] : []), "AUTH PLAIN"];
          offers.forEach((offer, n) => void answer(`250${n === offers.length - 1 ? " " : "-"}${offer}`));
          return;
        }
        case "STARTTLS": {
          if (certificate === undefined) {
            answer("502 not implemented");
            return;
          }
          answer("220 go ahead");
          socket.removeAllListeners("data");
          const encrypted = encrypt(socket);
          encrypted.on("error", () => {});
          talk(encrypted, true, true);
          return "handed-over";
        }
        case "AUTH": {
          const [, user = "", password = ""] = Buffer.from(argument.split(" ")[1] ?? "", "base64")
            .toString()
            .split("\0");
          signedIn = `${user}:${password}`;
          if (signedIn === options.account) answer("235 welcome");
          else answer(`535 5.7.8 not accepted: ${argument}`);
          return;
        }
        case "MAIL":
          from = /<(.*?)>/.exec(argument)?.[1] ?? "";
          to = [];
          answer(options.isBusy?.() ? "451 4.3.2 come back later" : "250 ok");
          return;
        case "RCPT": {
          const recipient = /<(.*?)>/.exec(argument)?.[1] ?? "";
          if (options.refuses?.(recipient)) answer("550 5.1.1 no such person");
          else {
            to.push(recipient);
            answer("250 ok");
          }
          return;
        }
        case "DATA":
          isData = true;
          answer("354 go ahead");
          return;
        case "QUIT":
          answer("221 bye");
          socket.end();
          return;
        default:
          answer("250 ok");
      }
    }
  }

  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  return {
    port: (server.address() as AddressInfo).port,
    taken,
    plainLines,
    async stop() {
      for (const socket of sockets) socket.destroy();
      await new Promise((closed) => server.close(closed));
    },
  };
}
