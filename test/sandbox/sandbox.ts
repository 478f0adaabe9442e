/** @file The programmatic door: starts the finance service and its authority on real sockets. */

import { answerApi, apiOperations } from "./api.ts";
import { authorityOperations, makeAuthority } from "./authority.ts";
import { otherResource } from "./authority-settings.ts";
import { exportList, type ListWish } from "./export-list.ts";
import { type Fault, FaultQueue, type Operation } from "./faults.ts";
import { type Client, type Ledger, readLedger, type User } from "./ledger.ts";
import { type Listener, listen } from "./listener.ts";
import { type Choices, chooseFrom, type SandboxOptions } from "./options.ts";
import { type Received, Store } from "./received.ts";
import { type SignInWish, signInAs, type Tokens } from "./sign-in-as.ts";
import { authoritySigningKey, type MintedClaims, mintToken } from "./signing-key.ts";

export interface Sandbox {
  /** {base_url}: the API's root, without a trailing slash. */
  baseUrl: string;
  /** {auth_url}: the authority, which is also the issuer. */
  authUrl: string;
  /** Where the API itself listens, whatever stands before it. */
  apiPort: number;
  authPort: number;
  /** Another API that the authority serves: tokens for it are good ones, and wrong ones here. */
  otherResource: string;
  ledger: Ledger;
  clients: { desktop: Client; office: Client; night: Client };
  users: User[];
  /** May be changed at any time; what the authority publishes (scopes) is fixed at the start. */
  choices: Choices;
  received(): Received;
  /** The codes, verifiers, tokens and client secrets that it has given or been given. */
  secrets(): readonly string[];
  /** Forgets what came in; ids go on counting. */
  forget(): void;
  /** The finance system's own list of its invoices, as its users export it. */
  exportList(wish?: ListWish): Uint8Array;
  /** Orders a fault for the next `times` requests of an operation, after those ordered before. */
  fault(operation: Operation, fault: Fault, times?: number): void;
  /** Holds the next call of an operation, before its body is read, until what is returned is called. */
  hold(operation: Operation): () => void;
  faultsPending(): number;
  clearFaults(): void;
  /** Goes through the whole browser sign-in as a user and gives the token response. */
  signInAs(userName: string, wish?: SignInWish): Promise<Tokens>;
  /** Signs a token by hand; without claims, a good one for the first user. */
  mintToken(claims?: Partial<MintedClaims>, signedBy?: "authority" | "stranger"): Promise<string>;
  /** The ports refuse connections (ECONNREFUSED) until `comeBack`; what was stored stays. */
  goDark(which?: "api" | "authority"): Promise<void>;
  comeBack(which?: "api" | "authority"): Promise<void>;
  stop(): Promise<void>;
}

/** Starts both servers; they answer when the promise resolves. */
export async function startSandbox(options: SandboxOptions = {}): Promise<Sandbox> {
  const ledger = options.ledger ?? readLedger();
  const choices = chooseFrom(options);
  const faults = new FaultQueue();
  const store = new Store({ batch: "50001", purchaseInvoice: "10101", document: "80001", ...options.firstIds });
  const stopping = new AbortController();
  const key = await authoritySigningKey();

  const refuses = (server: "api" | "authority", among: readonly Operation[]) => () => {
    const operation = faults.takeRefusal(among);
    if (operation) store.noteRefusedConnection(server, operation);
    return operation !== null;
  };
  const api = await listen(options.port ?? 0, refuses("api", apiOperations), options.tls);
  const authority = await listen(options.authPort ?? 0, refuses("authority", authorityOperations), options.tls).catch(
    async (error: unknown) => {
      await api.goDark();
      throw error;
    },
  );
  const addresses = { baseUrl: options.baseUrl ?? api.url, authUrl: options.authUrl ?? authority.url };
  const shared = { ...addresses, ledger, choices, store, faults, stopped: stopping.signal };
  authority.answerWith(makeAuthority({ ...shared, privateJwk: key.privateJwk }));
  const parts = { ...shared, publicJwk: key.publicJwk, now: options.now ?? Date.now };
  api.answerWith((req, res) => answerApi(parts, req, res));

  const both = (which?: "api" | "authority"): Listener[] =>
    which === "api" ? [api] : which === "authority" ? [authority] : [api, authority];
  return {
    ...addresses,
    apiPort: api.port,
    authPort: authority.port,
    otherResource: otherResource(addresses.authUrl),
    ledger,
    clients: nameClients(ledger),
    users: ledger.users,
    choices,
    received: () => store.received(),
    secrets: () => [...store.secrets],
    forget: () => store.forget(),
    exportList: (wish) => exportList({ ledger, batches: store.received().batches }, wish),
    fault: (operation, fault, times) => faults.order(operation, fault, times),
    hold: (operation) => {
      const { promise: released, resolve } = Promise.withResolvers<void>();
      faults.order(operation, { kind: "hold", released });
      return resolve;
    },
    faultsPending: () => faults.pending().length,
    clearFaults: () => faults.clear(),
    signInAs: (userName, wish) => signInAs({ ...addresses, ledger }, userName, wish),
    mintToken: (claims, signedBy = "authority") => mintToken({ ...goodClaims(addresses, ledger), ...claims }, signedBy),
    goDark: async (which) => void (await Promise.all(both(which).map((each) => each.goDark()))),
    comeBack: async (which) => void (await Promise.all(both(which).map((each) => each.comeBack()))),
    stop: async () => {
      stopping.abort();
      await Promise.all(both().map((each) => each.goDark()));
    },
  };
}

function nameClients({ clients }: Ledger): Sandbox["clients"] {
  const named = (clientId: string): Client => {
    const client = clients.find((each) => each.clientId === clientId);
    if (!client) throw new Error(`the ledger has no client ${clientId}`);
    return client;
  };
  return {
    desktop: named("pigeonhole-desktop"),
    office: named("pigeonhole-office"),
    night: named("pigeonhole-night"),
  };
}

function goodClaims({ baseUrl, authUrl }: { baseUrl: string; authUrl: string }, ledger: Ledger): MintedClaims {
  return {
    subject: ledger.users[0]?.id ?? "",
    audience: baseUrl,
    issuer: authUrl,
    scope: "api_access",
    clientId: "pigeonhole-desktop",
    expiresInS: 600,
  };
}
