import { noSuggestions } from '@/lib/model/suggestions';
import { suggestionGroups } from './suggestion-groups';
import { suggestions, texts } from './testing/suggestion-fixtures';

const { categories, courses } = suggestions;
const near = { text: 'psicologia', categories, courses };
const psychology = { text: 'Cerca «psicologia»', href: '/catalogue?q=psicologia' };

describe('the groups of suggestions', () => {
  it('have what is near to a completed text, its search first, then categories and courses', () => {
    const [group, ...others] = suggestionGroups({ ...noSuggestions, near }, 'psic', texts, 'it');
    expect(others).toEqual([]);
    expect(group?.heading).toBe('Vicini a «psicologia»');
    expect(group?.suggestions).toEqual([
      expect.objectContaining(psychology),
      expect.objectContaining({ text: 'Musica', href: '/catalogue?filterCategoria=3' }),
      expect.anything(),
      expect.objectContaining({ text: 'Musica e città', href: '/courseDetails/12' }),
      expect.anything(),
      expect.anything(),
    ]);
  });

  it.each([
    ['typed', 'psicologia', null, 0],
    ['corrected', 'psicolgia', 'psicologia', 1],
  ])('offer no second search for a text that was %s so', (_, typed, correctedText, count) => {
    const groups = suggestionGroups({ ...noSuggestions, correctedText, near }, typed, texts, 'it');
    const searches = groups.flatMap((group) => group.suggestions).filter(({ href }) => href === psychology.href);
    expect(searches).toHaveLength(count);
  });
});
