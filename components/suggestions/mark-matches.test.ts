import fc from 'fast-check';
import { anyText } from '@/jest/any-text';
import { markMatches } from './mark-matches';

const marked = (text: string, typed: string) =>
  markMatches(text, typed)
    .map((part) => (part.isMatch ? `[${part.text}]` : part.text))
    .join('');

describe('what matched', () => {
  it.each([
    ['Programmare in Python', 'pyth', 'Programmare in [Pyth]on'],
    ['Programmare in Python', 'python pro', '[Pro]grammare in [Python]'],
    ['I numeri interi', 'i num', '[I] [num]eri interi'],
    ['Diritto e società', 'SOCIETA', 'Diritto e [società]'],
    ['Diritto e societa\u0300!', 'società', 'Diritto e [societa\u0300]!'],
    ['L’arte della luce', "l'arte", '[L]’[arte] della luce'],
    ['Æsop ﬁne', 'fi', 'Æsop [ﬁ]ne'],
    ['Ayşe Yıldırım', 'yildi', 'Ayşe [Yıldı]rım'],
    ['Ayşe Yıldırım', 'ayşe YILDIRIM', '[Ayşe] [Yıldırım]'],
    ['Straße und Œuvre', 'stras', '[Straß]e und Œuvre'],
    ['Straße und Œuvre', 'straße oeu', '[Straße] und [Œu]vre'],
    ['Storia', '', 'Storia'],
    ['Storia', '?!', 'Storia'],
    ['', 'a', ''],
  ])('in %j for %j is %j', (text, typed, expected) => {
    expect(marked(text, typed)).toBe(expected);
  });

  const text = fc.oneof(anyText(), fc.string({ unit: 'grapheme' }), fc.lorem());

  it('never changes the text, and has no empty parts', () => {
    fc.assert(
      fc.property(text, text, (shown, typed) => {
        const parts = markMatches(shown, typed);
        expect(parts.map((part) => part.text).join('')).toBe(shown);
        expect(parts.every((part) => part.text !== '')).toBe(true);
        for (const part of parts) expect(shown.startsWith(part.text, part.start)).toBe(true);
      }),
    );
  });

  it('is the beginning of each of the words when it was typed', () => {
    const word = fc.stringMatching(/^[a-zàèéìòù]{1,12}$/);
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 6 }), fc.nat(), fc.nat(), (words, which, length) => {
        const chosen = words[which % words.length] ?? '';
        const typed = chosen.slice(0, 1 + (length % chosen.length));
        const matches = markMatches(words.join(' '), typed.toUpperCase()).filter(({ isMatch }) => isMatch);
        expect(matches.map((part) => part.text)).toContain(typed);
      }),
    );
  });
});
