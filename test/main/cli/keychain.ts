/** @file The keychain of the session that the tests run in, where there is one. */

import { createTokenVault, type TokenVault } from "../../../main/auth/token-vault.ts";

export const vault: TokenVault = createTokenVault();

// On Linux without a session bus the library waits for one that never comes.
const mayHaveKeychain = process.platform !== "linux" || Boolean(process.env["DBUS_SESSION_BUS_ADDRESS"]);
export const hasKeychain: boolean = mayHaveKeychain && (await vault.read("nobody at nowhere")).ok;
