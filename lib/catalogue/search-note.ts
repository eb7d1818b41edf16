import type { SearchAddress } from '@/lib/addresses/search-address';
import type { TextReport } from '@/lib/model/search';
import type { CardPage } from './course-card';
import { type CatalogueTexts, searchedText } from './result-title';

/**
 * A sentence about how well the answer to a search matches its text: the words that no course has, or that none has them all;
 * otherwise that the courses only mention the text. `null` where there is nothing to say, or the backend reports nothing.
 */
export function searchNote(
  search: SearchAddress,
  { cards, textReport, near }: Pick<CardPage, 'cards' | 'textReport' | 'near'>,
  t: CatalogueTexts,
): string | null {
  const onWords = textReport ? noteOnWords(textReport, t) : null;
  // Courses without some of the words do not mention the text.
  if (onWords || !near?.isOnlyMentioned || cards.length === 0) return onWords;
  return t('onlyMentioned', { text: searchedText(search, { textReport }), count: cards.length });
}

function noteOnWords({ missingWords, isPartial }: TextReport, t: CatalogueTexts): string | null {
  const count = missingWords.length;
  if (count === 0 && !isPartial) return null;
  return t('missingWords', { count, words: missingWords.map((word) => t('quoted', { text: word })).join(', ') });
}
