/** @file Texts about a network that blocks us with a proxy or a certificate, in English. */

export const network = {
  /** @param aside the reason in brackets, or "" */
  barred: {
    "proxy-away": (at: string, aside: string) =>
      `The proxy ${at} isn't answering, so nothing was sent${aside}. Check that this computer is on the office network and the proxy's address is right. Pigeonhole will then carry on.`,
    "proxy-password": (at: string, aside: string) =>
      `The proxy ${at} needs a user name and password, so nothing was sent${aside}. Ask your IT team for them. Enter them with “pigeonhole proxy-password ${at}”.`,
    "proxy-sign-in": (at: string, aside: string) =>
      `The proxy ${at} needs a sign-in that Pigeonhole doesn't support, so nothing was sent${aside}. Ask your IT team to allow the finance system's addresses without it, or with a user name and password.`,
    "proxy-kind": (_at: string, aside: string) =>
      `This computer uses a type of proxy that Pigeonhole doesn't support, so nothing was sent${aside}. Ask your IT team for the address of an HTTP proxy, and enter it in Pigeonhole's settings.`,
    "proxy-refuses": (at: string, aside: string) =>
      `The proxy ${at} is blocking Pigeonhole, so nothing was sent${aside}. Ask your IT team to allow the finance system's addresses. Pigeonhole will then carry on.`,
    "certificate-unknown": (at: string, aside: string) =>
      `Nothing was sent because this computer doesn't trust the certificate of ${at}${aside}. If your network inspects secure connections, ask your IT team for its CA certificate. Then enter that file in Pigeonhole's settings as network.caFile.`,
    "certificate-date": (at: string, aside: string) =>
      `Nothing was sent because the certificate of ${at} isn't valid today${aside}. Check this computer's date and time. If they're right, tell your IT team.`,
    "certificate-name": (at: string, aside: string) =>
      `Nothing was sent because the certificate isn't for ${at} but for another address${aside}. Check the connection's addresses, under Inboxes, and tell your IT team.`,
    settings: (_at: string, _aside: string) =>
      "Nothing was sent because the network settings aren't valid. Correct them, and Pigeonhole will carry on.",
  },
  inShort: {
    "proxy-away": "the proxy isn't answering",
    "proxy-password": "the proxy needs a password",
    "proxy-sign-in": "the proxy can't be used",
    "proxy-kind": "the proxy can't be used",
    "proxy-refuses": "the proxy is blocking Pigeonhole",
    "certificate-unknown": "the certificate isn't trusted",
    "certificate-date": "the certificate isn't trusted",
    "certificate-name": "the certificate isn't trusted",
    settings: "the network settings need correcting",
  },
  certificateFile: (setting: string, value: string, what: string) => `${setting} is ${value}; ${what}`,
  certificateFileUnreadable: (why: string) => `that file can't be read: ${why}`,
  noCertificates: "that file contains no certificates, or a damaged one",
  noAnswer: "no answer came",
};
