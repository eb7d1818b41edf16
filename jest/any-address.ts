import fc from 'fast-check';
import { anyText } from './any-text.ts';

// fast-check's own `webUrl`, `webSegment`, `webFragments` and `webQueryParameters` take half a second of processor time in
// each test file, because they build a map of all Unicode characters.

const lettersAndDigits = [...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'];
const signsOfSegment = [..."-._~!$&'()*+,;=:@"];

function percentEncoded(character: string): string {
  const encoded = encodeURIComponent(character);
  return encoded === character ? `%${character.charCodeAt(0).toString(16)}` : encoded;
}

/** Texts of letters, digits and these signs, with any other characters in percent encoding. */
function partOfAddress(signs: readonly string[]): fc.Arbitrary<string> {
  const plain = fc.constantFrom(...lettersAndDigits, ...signs);
  const encoded = anyText({ minLength: 1, maxLength: 1 }).map(percentEncoded);
  return fc.string({ unit: fc.oneof({ weight: 10, arbitrary: plain }, { weight: 1, arbitrary: encoded }) });
}

/** Segments of the path of an address (RFC 3986), also empty ones. */
export function anySegment(): fc.Arbitrary<string> {
  return partOfAddress(signsOfSegment);
}

/** Queries or fragments of an address (RFC 3986), without their `?` or `#`. */
export function anyQuery(): fc.Arbitrary<string> {
  return partOfAddress([...signsOfSegment, '/', '?']);
}

/** Absolute addresses with `https` or `http`, a host and any path. */
export function anyAddress(): fc.Arbitrary<string> {
  return fc
    .tuple(fc.constantFrom('https', 'http'), fc.webAuthority(), fc.array(anySegment()))
    .map(([scheme, host, segments]) => `${scheme}://${[host, ...segments].join('/')}`);
}
