/** Paths of the contract that end in a code or a token (REST contract, "The calls that need a word"). */
const tokenCall = /(\/jaf\/oauth\/token\/(?:get|refresh)\/)[^/?#\s"')]+/g;
const bearer = /\b(Bearer|Basic)\s+[\w.~+/=-]+/gi;
/** What is signed or encrypted for next-auth and the identity provider. */
const webToken = /\beyJ[\w-]{8,}(?:\.[\w-]*){2,4}/g;
/** The text of a query may be what somebody searches for, or a code. */
const query = /(\/[^\s?"'`]*)\?[^\s"'`)]+/g;

/** A text of a log or trace without tokens, codes and the queries of addresses. */
export function conceal(text: string): string {
  return text.replace(query, '$1?…').replace(tokenCall, '$1…').replace(bearer, '$1 …').replace(webToken, '…');
}
