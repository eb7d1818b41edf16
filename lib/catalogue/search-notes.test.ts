import { createTranslator } from 'next-intl';
import { emptySearch } from '@/lib/addresses/search-address';
import messages from '@/messages/en.json';
import type { CourseCardData } from './course-card';
import { searchNotes } from './search-notes';

const t = createTranslator({ locale: 'en', messages, namespace: 'catalogue' });
const card: CourseCardData = { id: '1', title: 'Law', imageId: null, institutions: [], seriesSize: 0, language: 'en' };
const notes = (answer: Omit<Parameters<typeof searchNotes>[1], 'cards'>, cards = [card, card]) =>
  searchNotes({ ...emptySearch, text: 'lwa' }, { cards, ...answer }, t);

describe('what the answer to a text says about the text', () => {
  const report = { correctedText: 'law', missingWords: [] };
  const onlyMentioned = { categories: [], cards: [], isOnlyMentioned: true };

  it.each([
    ['nothing, where the courses match', { textReport: report }, []],
    ['nothing, where the backend reports nothing', {}, []],
    [
      'the word that no course has',
      { textReport: { ...report, missingWords: ['lyre'] } },
      ['No course has this word: “lyre”.'],
    ],
    [
      'the words that no course has',
      { textReport: { ...report, missingWords: ['lyre', '<b>'] } },
      ['No course has these words: “lyre”, “<b>”.'],
    ],
    [
      'that no course has all words',
      { textReport: { ...report, isPartial: true } },
      ['No course has all of these words.'],
    ],
    [
      'that the courses only mention the corrected text',
      { textReport: report, near: onlyMentioned },
      ['No course is about “law”: those below only mention it in passing.'],
    ],
  ])('%s', (_what, answer, expected) => expect(notes(answer)).toEqual(expected));

  it('nothing about what courses mention where there are none', () => {
    expect(notes({ near: onlyMentioned }, [])).toEqual([]);
  });
});
