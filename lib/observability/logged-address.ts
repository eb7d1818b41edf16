import { splitUrl } from '../addresses/split-url.ts';
import { conceal } from './conceal.ts';

const longestPath = 300;
const mostParameters = 20;
/** Names of the app's own kind; anything else may be somebody's words in the wrong place. */
const plainName = /^\w[\w.-]{0,39}$/;

/** What a log may hold of an address. */
export interface LoggedAddress {
  /** Without tokens, at most 300 characters. */
  readonly path: string;
  /** The names in the query, each once, without their values: what somebody searches for is nobody's business. */
  readonly parameters: readonly string[];
}

/** Takes from a request's target what may be written down. */
export function loggedAddress(url: string): LoggedAddress {
  const { path, query } = splitUrl(url);
  const names = [...new Set(new URLSearchParams(query).keys())].slice(0, mostParameters);
  return {
    path: conceal(path).slice(0, longestPath),
    parameters: names.map((name) => (plainName.test(name) ? name : '…')),
  };
}
