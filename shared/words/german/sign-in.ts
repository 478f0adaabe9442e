/** @file Signing in and out, in German. */

import type { signIn as english } from "../english/sign-in.ts";

export const signIn: typeof english = {};
