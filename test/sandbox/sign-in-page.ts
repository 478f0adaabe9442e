/** @file The authority's sign-in: a plain HTML form for the user, and a grant without a further question. */

import type { IncomingMessage, ServerResponse } from "node:http";
import type { InteractionDetails, Provider } from "oidc-provider";
import type { AuthorityParts } from "./authority-settings.ts";
import { escapeHtml, page } from "./page.ts";

/** Shows the form, takes its answer, or grants what the client asks for once the user is known. */
export async function answerSignIn(
  provider: Provider,
  parts: AuthorityParts,
  req: IncomingMessage,
  res: ServerResponse,
): Promise<void> {
  let interaction: InteractionDetails;
  try {
    interaction = await provider.interactionDetails(req, res);
  } catch {
    return sendPage(res, 400, page("Sign-in", endedBody));
  }
  if (interaction.prompt.name !== "login") return grant(provider, parts, interaction, req, res);
  if (req.method !== "POST") return sendPage(res, 200, signInPage(parts, interaction, ""));

  const form = new URLSearchParams(await readBody(req));
  if (form.get("action") === "cancel") {
    const refusal = { error: "access_denied", error_description: "The user cancelled the sign-in." };
    return provider.interactionFinished(req, res, refusal, { mergeWithLastSubmission: false });
  }
  const userName = form.get("user") ?? "";
  const user = parts.ledger.users.find((each) => each.userName === userName);
  if (!user || user.password !== form.get("password"))
    return sendPage(res, 400, signInPage(parts, interaction, userName, "The user name or the password is not right."));
  return provider.interactionFinished(req, res, { login: { accountId: user.id } });
}

async function grant(
  provider: Provider,
  { baseUrl }: AuthorityParts,
  { params, session }: InteractionDetails,
  req: IncomingMessage,
  res: ServerResponse,
): Promise<void> {
  const given = new provider.Grant({ accountId: session?.accountId ?? "", clientId: params["client_id"] ?? "" });
  given.addOIDCScope(params["scope"] ?? "");
  given.addResourceScope(params["resource"] ?? baseUrl, "api_access");
  await provider.interactionFinished(req, res, { consent: { grantId: await given.save() } });
}

function signInPage(
  { ledger }: AuthorityParts,
  { params }: InteractionDetails,
  userName: string,
  problem = "",
): string {
  const client = ledger.clients.find((each) => each.clientId === params["client_id"])?.name ?? "An application";
  const body = `<main class="sign-in">
<h1>Sign in</h1>
<p>${escapeHtml(client)} asks for access to the purchase ledger of ${escapeHtml(ledger.company)}.</p>
${problem && `<p class="bad" role="alert">${escapeHtml(problem)}</p>\n`}<form method="post">
<label>User name <input name="user" autocomplete="username" required autofocus value="${escapeHtml(userName)}"></label>
<label>Password <input name="password" type="password" autocomplete="current-password" required></label>
<button name="action" value="sign-in">Sign in</button>
<button class="plain" name="action" value="cancel" formnovalidate>Cancel</button>
</form>
</main>`;
  return page(`Sign in - ${ledger.company}`, body);
}

const endedBody = `<main class="sign-in"><h1>This sign-in has ended</h1>
<p>Go back to the application and start again.</p></main>`;

function sendPage(res: ServerResponse, status: number, body: string): void {
  res.writeHead(status, { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-store" });
  res.end(body);
}

async function readBody(req: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of req) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString("utf8");
}
