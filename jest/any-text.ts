import fc, { type StringConstraints } from 'fast-check';

const surrogates = { first: 0xd800, count: 0x800 };
const lastPlace = 0x10ffff - surrogates.count;

const characterAt = (place: number) =>
  String.fromCodePoint(place < surrogates.first ? place : place + surrogates.count);

function placeOf(character: unknown): number {
  const code = typeof character === 'string' ? (character.codePointAt(0) ?? -1) : -1;
  const place = code < surrogates.first ? code : code - surrogates.count;
  if (place < 0 || characterAt(place) !== character) throw new Error('not one character');
  return place;
}

/**
 * Texts of any Unicode characters, as long as `maxLength` allows; without `size`, fast-check would stop at 10. Its own `unit: 'binary'`
 * takes half a second in each test file, because it builds a map of all characters.
 */
export function anyText(constraints: Omit<StringConstraints, 'unit'> = {}): fc.Arbitrary<string> {
  const size = constraints.maxLength === undefined ? 'small' : 'max';
  return fc.string({ size, ...constraints, unit: fc.nat(lastPlace).map(characterAt, placeOf) });
}
