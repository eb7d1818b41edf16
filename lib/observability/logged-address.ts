import { splitUrl } from '../addresses/split-url.ts';
import { conceal } from './conceal.ts';

const maxPathLength = 300;
const maxParameters = 20;
/** Names that look like a parameter's. Any other name may be text that somebody has typed. */
const plainName = /^\w[\w.-]{0,39}$/;

/** The parts of an address that a log may contain. */
export interface LoggedAddress {
  /** Without tokens, at most 300 characters. */
  readonly path: string;
  /** The names in the query without duplicates and without values, because what somebody searches for is private. */
  readonly parameters: readonly string[];
}

const plainLetter = (encoded: string) => String.fromCharCode(Number.parseInt(encoded.slice(1), 16));

/** A path without encoded ASCII characters, which would hide a token (`/%6Fauth/token`), save the slash; it may be badly encoded. */
const decodedPath = (path: string) => path.replaceAll(/%(?!2f)[0-7][\da-f]/gi, plainLetter);

/** Reduces the target of a request to the parts that may be logged. */
export function loggedAddress(url: string): LoggedAddress {
  const { path, query } = splitUrl(url);
  const names = [...new Set(new URLSearchParams(query).keys())].slice(0, maxParameters);
  return {
    path: conceal(decodedPath(path)).slice(0, maxPathLength),
    parameters: names.map((name) => (plainName.test(name) ? name : '…')),
  };
}
