/** Paths of the contract that end in a code or a token (REST contract, "The calls that need a word"). */
const tokenCall = /(\/jaf\/oauth\/token\/(?:get|refresh)\/)[^/?#\s"')]+/g;
const bearer = /\b(Bearer|Basic)\s+[\w.~+/=-]+/gi;
/** What is signed or encrypted for next-auth and the identity provider. */
const webToken = /(?<![\w-])eyJ[\w-]{8,}(?:\.[\w-]*){2,4}/g;
/** The text of a query may be what somebody searches for, or a code. */
const query = /(?<=\/[^\s?"'`]*)\?[^\s"'`)]+/g;

/**
 * A text of a log or trace without tokens, codes and the queries of addresses. Anybody can send such a text: what is looked for
 * begins where little else does, so that no text is read again from each of its characters.
 */
export function conceal(text: string): string {
  return text.replace(query, '?…').replace(tokenCall, '$1…').replace(bearer, '$1 …').replace(webToken, '…');
}
