/** @file Node's `http` module, without loading the half of Node that it names but we never use. */

/**
 * An `import` of `node:http` reads every one of its exports, and one of these loads Node's whole `fetch`. That takes a
 * sixth of the time in which the command line starts. This way Node reads only what we use.
 */
export const { createServer, request } = process.getBuiltinModule("node:http");
