import { createTranslator } from 'next-intl';
import { emptySearch } from '@/lib/addresses/search-address';
import messages from '@/messages/en.json';
import type { CourseCardData } from './course-card';
import { searchNote } from './search-note';

const t = createTranslator({ locale: 'en', messages, namespace: 'catalogue' });
const card: CourseCardData = { id: '1', title: 'Law', imageId: null, institutions: [], seriesSize: 0, language: 'en' };
const note = (answer: Omit<Parameters<typeof searchNote>[1], 'cards'>, cards = [card, card]) =>
  searchNote({ ...emptySearch, text: 'lwa' }, { cards, ...answer }, t);

describe('what the answer to a text says about the text', () => {
  const report = { correctedText: 'law', missingWords: [] };
  const onlyMentioned = { categories: [], cards: [], isOnlyMentioned: true };

  it.each([
    ['nothing, where the courses match', { textReport: report }, null],
    ['nothing, where the backend reports nothing', {}, null],
    [
      'the word that no course has',
      { textReport: { ...report, missingWords: ['lyre'] } },
      'No course has this word: “lyre”.',
    ],
    [
      'the words that no course has',
      { textReport: { ...report, missingWords: ['lyre', '<b>'] } },
      'No course has these words: “lyre”, “<b>”.',
    ],
    [
      'that no course has all words',
      { textReport: { ...report, isPartial: true } },
      'No course has all of these words.',
    ],
    [
      'that the courses only mention the corrected text',
      { textReport: report, near: onlyMentioned },
      'No course is about “law”: those below only mention it in passing.',
    ],
    [
      'not that the courses mention a text of which no course has all words',
      { textReport: { ...report, isPartial: true }, near: onlyMentioned },
      'No course has all of these words.',
    ],
  ])('%s', (_what, answer, expected) => expect(note(answer)).toBe(expected));

  it('nothing about what courses mention where there are none', () => {
    expect(note({ near: onlyMentioned }, [])).toBeNull();
  });
});
