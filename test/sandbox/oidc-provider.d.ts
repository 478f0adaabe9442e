/** @file The few parts of oidc-provider that the authority uses; the package has no types of its own. */

declare module "oidc-provider" {
  import type { EventEmitter } from "node:events";
  import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";

  export interface ProviderContext {
    type: string;
    body: unknown;
    oidc: {
      client: { clientId: string };
      params: Record<string, string | undefined>;
      session: { uid: string };
      entities: { AuthorizationCode?: { scope: string } };
    };
  }

  export interface InteractionDetails {
    uid: string;
    grantId?: string;
    prompt: { name: string; details: Record<string, unknown> };
    params: Record<string, string | undefined>;
    session?: { accountId: string };
  }

  export interface Grant {
    addOIDCScope(scope: string): void;
    addResourceScope(resource: string, scope: string): void;
    save(): Promise<string>;
  }

  export class Provider extends EventEmitter {
    constructor(issuer: string, configuration: object);
    readonly Grant: new (payload: {
      accountId: string;
      clientId: string;
    }) => Grant;
    callback(): RequestListener;
    interactionDetails(req: IncomingMessage, res: ServerResponse): Promise<InteractionDetails>;
    interactionFinished(
      req: IncomingMessage,
      res: ServerResponse,
      result: object,
      options?: { mergeWithLastSubmission?: boolean },
    ): Promise<void>;
  }

  export namespace errors {
    class InvalidTarget extends Error {
      constructor(description?: string);
    }
  }
}
