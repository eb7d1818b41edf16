import { capitalised, dayInRome, formatDay, formatMoment, languageName, momentInRome } from './format.ts';

describe('formats', () => {
  it('shows a day as dd/MM/yyyy in Rome, whatever the zone of the server', () => {
    expect(formatDay(Date.UTC(2026, 0, 31, 23, 30))).toBe('01/02/2026');
    expect(formatDay(Date.UTC(2026, 6, 5, 12))).toBe('05/07/2026');
  });

  it.each(['it', 'en'] as const)(
    'shows a moment in the zone of the reader, with all digits of its year: %s',
    (locale) => {
      expect(formatMoment(new Date(2026, 6, 5, 12).getTime(), locale)).toBe('05/07/2026, 12:00');
    },
  );

  it('writes a day in Rome as yyyy-MM-dd', () => {
    expect(dayInRome(Date.UTC(2026, 0, 31, 23, 30))).toBe('2026-02-01');
  });

  it('names languages in the language of the interface and keeps a code it does not know', () => {
    expect(languageName('fr', 'it')).toBe('francese');
    expect(languageName('it', 'en')).toBe('Italian');
    expect(languageName('?', 'en')).toBe('?');
  });

  it('capitalises words that stand alone', () => {
    expect(capitalised('èra')).toBe('Èra');
    expect(capitalised('')).toBe('');
  });
});

it.each([
  ['2026-11-15T23:00:00Z', '2026-11-16T00:00:00+01:00'],
  ['2026-08-23T21:59:59.999Z', '2026-08-23T23:59:59+02:00'],
  ['0001-01-01T00:00:00Z', '0001-01-01T00:00:00.000Z'],
  ['9999-12-31T23:30:00Z', '9999-12-31T23:30:00.000Z'],
])('%s is %s in Rome', (time, said) => expect(momentInRome(Date.parse(time))).toBe(said));
