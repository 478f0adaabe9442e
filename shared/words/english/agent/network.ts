/** @file Texts about a network that blocks us with a proxy or a certificate, in English. */

export const network = {
  /** @param aside the reason in brackets, or "" */
  barred: {
    "proxy-away": (at: string, aside: string) =>
      `The proxy ${at} does not answer, so nothing was sent${aside}. See that this computer is on the office's network, and that the proxy's address is right; then it goes on by itself.`,
    "proxy-password": (at: string, aside: string) =>
      `The proxy ${at} wants a user name and a password, so nothing was sent${aside}. Ask whoever looks after the network for them, and give them to Pigeonhole (pigeonhole proxy-password ${at}); then it goes on by itself.`,
    "proxy-sign-in": (at: string, aside: string) =>
      `The proxy ${at} wants a sign-in that Pigeonhole cannot do, so nothing was sent${aside}. Ask whoever looks after the network to let the finance service's addresses through without it, or with a user name and a password.`,
    "proxy-kind": (_at: string, aside: string) =>
      `This computer's settings name a proxy that Pigeonhole cannot speak to, so nothing was sent${aside}. Ask whoever looks after the network for the address of an HTTP proxy, and name it in Pigeonhole's settings.`,
    "proxy-refuses": (at: string, aside: string) =>
      `The proxy ${at} does not let Pigeonhole through, so nothing was sent${aside}. Ask whoever looks after the network to allow the finance service's addresses; then it goes on by itself.`,
    "certificate-unknown": (at: string, aside: string) =>
      `Nothing was sent, because this computer does not know who vouches for ${at}${aside}. If your network opens and signs secure connections anew, ask whoever looks after it for its CA certificate, and name that file in Pigeonhole's settings as network.caFile.`,
    "certificate-date": (at: string, aside: string) =>
      `Nothing was sent, because the certificate of ${at} is not valid today${aside}. See that this computer's date and time are right; if they are, tell whoever looks after ${at}.`,
    "certificate-name": (at: string, aside: string) =>
      `Nothing was sent, because the certificate that came is for another address than ${at}${aside}. See that the address in the settings is right, and tell whoever looks after the network.`,
    settings: (_at: string, _aside: string) =>
      "Nothing was sent, because the network settings cannot be used as they stand. Correct them, and it goes on by itself.",
  },
  inShort: {
    "proxy-away": "the proxy does not answer",
    "proxy-password": "the proxy wants a password",
    "proxy-sign-in": "the proxy cannot be used",
    "proxy-kind": "the proxy cannot be used",
    "proxy-refuses": "the proxy refuses",
    "certificate-unknown": "the certificate is not trusted",
    "certificate-date": "the certificate is not trusted",
    "certificate-name": "the certificate is not trusted",
    settings: "the network settings are wrong",
  },
  certificateFile: (value: string, what: string) => `network.caFile holds ${value}; ${what}`,
  certificateFileUnreadable: (why: string) => `that file cannot be read: ${why}`,
  noCertificates: "that file does not hold certificates, or a damaged one",
  noAnswer: "no answer came",
};
