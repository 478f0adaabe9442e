/** @file Signing in and out, in English. */

export const signIn = {};
