import { isListRequest } from './request-context.ts';

/** Paths of the REST contract that end in a code or a token (REST contract, "The calls that need a word"). */
const tokenCall = /(\/jaf\/oauth\/token\/(?:get|refresh)\/)[^/?#\s"')]+/gi;
const bearer = /\b(Bearer|Basic)\s+[\w.~+/=-]+/gi;
/** Signed or encrypted tokens (JWT) of next-auth and the identity provider. */
const webToken = /(?<![\w-])eyJ[\w-]{8,}(?:\.[\w-]*){2,4}/g;
/** The path of a course in the REST contract. */
const courseCall = /(\/moocVetrina\/)[\w.-]+/g;
/** A query may contain a code, or the text that somebody searches for. */
const query = /(?<=\/[^\s?"'`]*)\?[^\s"'`)]+/g;

/**
 * Removes tokens, codes and the queries of addresses from a text of a log or trace, and the ids of courses while a visitor's
 * list is shown. Anybody can send such a text, so each pattern has a rare beginning: otherwise a long text would take
 * quadratic time.
 */
export function conceal(text: string): string {
  const concealed = text.replace(query, '?…').replace(tokenCall, '$1…').replace(bearer, '$1 …').replace(webToken, '…');
  return isListRequest() ? concealed.replace(courseCall, '$1…') : concealed;
}
