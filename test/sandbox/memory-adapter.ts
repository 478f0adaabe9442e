/** @file Where oidc-provider keeps codes, tokens, grants and sessions: in memory, one store per authority. */

interface Payload {
  grantId?: string;
  uid?: string;
  consumed?: number;
}

interface Adapter {
  upsert(id: string, payload: Payload): Promise<void>;
  find(id: string): Promise<Payload | undefined>;
  findByUid(uid: string): Promise<Payload | undefined>;
  consume(id: string): Promise<void>;
  destroy(id: string): Promise<void>;
  revokeByGrantId(grantId: string): Promise<void>;
}

/** Makes the adapter class that oidc-provider asks for; all its models share one store, which never forgets early. */
export function memoryAdapter(): new (model: string) => Adapter {
  const store = new Map<string, Payload>();
  return class implements Adapter {
    readonly #model: string;

    constructor(model: string) {
      this.#model = model;
    }

    async upsert(id: string, payload: Payload): Promise<void> {
      store.set(this.#key(id), payload);
    }

    async find(id: string): Promise<Payload | undefined> {
      return store.get(this.#key(id));
    }

    async findByUid(uid: string): Promise<Payload | undefined> {
      return this.#all().find(([, payload]) => payload.uid === uid)?.[1];
    }

    async consume(id: string): Promise<void> {
      const payload = store.get(this.#key(id));
      if (payload) payload.consumed = Math.floor(Date.now() / 1000);
    }

    async destroy(id: string): Promise<void> {
      store.delete(this.#key(id));
    }

    async revokeByGrantId(grantId: string): Promise<void> {
      for (const [key, payload] of this.#all()) if (payload.grantId === grantId) store.delete(key);
    }

    #key(id: string): string {
      return `${this.#model}:${id}`;
    }

    #all(): [string, Payload][] {
      return [...store].filter(([key]) => key.startsWith(`${this.#model}:`));
    }
  };
}
