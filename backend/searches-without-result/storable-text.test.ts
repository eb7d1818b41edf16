import fc from 'fast-check';
import { storableText } from './storable-text.ts';

describe('the text that may be stored', () => {
  it.each([
    ['Psicologia', 'psicologia'],
    ['  Videogiochi \n e   cinema ', 'videogiochi e cinema'],
    ['«chitarra»?', 'chitarra'],
    ["l'arte della città", "l'arte della città"],
    ['C++', 'c++'],
    ['c#', 'c#'],
    ['machine learning (base)', 'machine learning (base'],
    ['storia 1989', 'storia 1989'],
    ['ISO 9001', 'iso 9001'],
    ['covid19', 'covid19'],
    ['inglese B2', 'inglese b2'],
    ['H2O', 'h2o'],
    ['ing. gestionale', 'ing. gestionale'],
    ['professore di scuola', null],
    ['diventare professore', 'diventare professore'],
    ['drammaturgia', 'drammaturgia'],
    ['sigillografia', 'sigillografia'],
    ['la via della seta', 'la via della seta'],
    ['γλώσσα', 'γλώσσα'],
    ['ｃitta\u0300', 'città'],
    ['x'.repeat(60), 'x'.repeat(60)],
  ])('of %j is %j', (typed, stored) => expect(storableText(typed)).toBe(stored));

  it.each(['', '  ', '?!', '12', 'x', '🎻', 'a\0b', 'pa\u202erola', 'x'.repeat(61), '\ud800abc'])(
    'is none where %j says nothing or is beyond measure',
    (typed) => expect(storableText(typed)).toBeNull(),
  );

  it('is none for a flood of text, at once', () => expect(storableText(`parola ${' '.repeat(1_000_000)}`)).toBeNull());
});

const words = fc
  .array(fc.constantFrom('corso', 'di', 'storia', 'how to', 'contatta', 'è', 'per', '?', ','), { maxLength: 3 })
  .map((list) => list.join(' '));
const letter = fc.constantFrom(...'abcdefghilmnopqrstuvz');
const lettersOf = (length: number) => fc.string({ unit: letter, minLength: length, maxLength: length });
const name = fc.string({ unit: letter, minLength: 2, maxLength: 9 });
const digits = (minLength: number, maxLength: number) =>
  fc.string({ unit: fc.constantFrom(...'0123456789'), minLength, maxLength });
const separated = (text: fc.Arbitrary<string>) =>
  fc.tuple(text, fc.constantFrom('', ' ', '-', '.', '/', ' . ')).map(([one, mark]) => [...one].join(mark));
const joined = (...parts: fc.Arbitrary<string>[]) => fc.tuple(...parts).map((all) => all.join(''));
const omocode = fc.constantFrom(...'0123456789lmnpqrstuv');
const omocodes = (length: number) => fc.string({ unit: omocode, minLength: length, maxLength: length });

const personalData = {
  'a mail address': joined(
    name,
    fc.constantFrom('.', ''),
    name,
    fc.constantFrom('@', '＠', ' @ '),
    name,
    fc.constant('.it'),
  ),
  'a name of an account': fc.oneof(joined(fc.constant('@'), name), joined(name, fc.constant('_'), name)),
  'a web address': fc.oneof(
    joined(fc.constantFrom('http://', 'HTTPS://', 'www.', 'ftp://'), name),
    joined(name, fc.constantFrom('.it', '.com', '.eu/'), name),
  ),
  'a telephone number': joined(fc.constantFrom('+39 ', '0039', 'tel. ', ''), separated(digits(6, 11))),
  'a number in other digits': digits(5, 10).map((text) =>
    text.replaceAll(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)] ?? ''),
  ),
  'a fiscal code': joined(
    ...[lettersOf(6), omocodes(2), fc.constantFrom(...'abcdehlmprst'), omocodes(2), letter, omocodes(3), letter],
  ),
  'a matricola': fc.oneof(digits(5, 8), joined(fc.constantFrom('matricola ', 'Matricola n. '), digits(1, 4))),
  'an IBAN': joined(fc.constant('IT'), digits(2, 2), lettersOf(1), separated(digits(22, 22))),
  'a date of birth': joined(digits(2, 2), fc.constant('/'), digits(2, 2), fc.constant('/'), digits(4, 4)),
  'a number plate': joined(
    lettersOf(2),
    fc.constantFrom('', ' ', '-'),
    digits(3, 3),
    fc.constantFrom('', ' ', '-'),
    lettersOf(2),
  ),
  'a name with a title': joined(
    fc.constantFrom('dott. ', 'Dott.ssa ', 'prof ', 'Prof.ssa ', 'signora ', 'Sig. ', 'Mr ', 'avv. ', 'dr. '),
    ...[name, fc.constant(' '), name],
  ),
  'a street': joined(fc.constantFrom('via ', 'Piazza ', 'viale '), name, fc.constantFrom(' ', ', '), digits(1, 3)),
} satisfies Record<string, fc.Arbitrary<string>>;

it.each(Object.entries(personalData))('%s is never stored, whatever stands around it', (_what, data) => {
  fc.assert(
    fc.property(words, data, words, fc.boolean(), (before, personal, after, isLoud) => {
      const text = `${before} ${personal} ${after}`;
      return storableText(isLoud ? text.toUpperCase() : text) === null;
    }),
    { numRuns: 500 },
  );
});

it('what is stored is short, stays as it is, and has at most four digits', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 90, size: 'max' }), (typed) => {
      const stored = storableText(typed);
      fc.pre(stored !== null);
      expect(stored.length).toBeLessThanOrEqual(60);
      expect(stored.match(/\p{N}/gu)?.length ?? 0).toBeLessThanOrEqual(4);
      expect(storableText(stored)).toBe(stored);
    }),
    { numRuns: 2_000 },
  );
});
