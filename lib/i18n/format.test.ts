import { capitalised, dayInRome, formatDay, languageName } from './format.ts';

describe('formats', () => {
  it('shows a day as dd/MM/yyyy in Rome, whatever the zone of the server', () => {
    expect(formatDay(Date.UTC(2026, 0, 31, 23, 30))).toBe('01/02/2026');
    expect(formatDay(Date.UTC(2026, 6, 5, 12))).toBe('05/07/2026');
  });

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
