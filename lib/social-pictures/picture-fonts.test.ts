import { drawableText } from './picture-fonts';

describe('the title on a picture', () => {
  it.each([
    ['Leggere un vulcano: Vesuvio, «Etna» – perché?', 'Leggere un vulcano: Vesuvio, «Etna» – perché?'],
    ['Ελληνικά και Русский', 'Ελληνικά και Русский'],
    ['Corso 🎓 di   musica ♫', 'Corso di musica'],
    ['e\u0301cole', 'école'],
    ['Legis\u00adla\u00adzione \u201bdel\u2019 mare', 'Legislazione del’ mare'],
  ])('%j is drawn as %j', (text, drawn) => expect(drawableText(text, 120)).toBe(drawn));

  it.each([
    'مقدمة في تاريخ الفن',
    'מבוא 2026',
    '日本語 per principianti',
    'हिन्दी',
    '🎓',
    'Paraŀlel',
    'ſ',
    'Angolo ϕ',
    '',
  ])('is left out when fonts lack its letters: %j', (text) => expect(drawableText(text, 120)).toBeNull());

  it('is cut after a word, or anywhere when it has none', () => {
    expect(drawableText('una due tre quattro', 12)).toBe('una due tre…');
    expect(drawableText('una due tre quattro', 11)).toBe('una due…');
    expect(drawableText('x'.repeat(50), 10)).toBe(`${'x'.repeat(9)}…`);
  });
});
