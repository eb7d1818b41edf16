import type { SearchAddress } from '@/lib/addresses/search-address';
import type { TextReport } from '@/lib/model/search';
import type { CardPage } from './course-card';
import { type CatalogueTexts, searchedText } from './result-title';

/**
 * Sentences about how well the answer to a search matches its text: the words that no course has, or that none has them all;
 * that the courses only mention the text. Empty where there is nothing to say, or the backend reports nothing.
 */
export function searchNotes(
  search: SearchAddress,
  { cards, textReport, near }: Pick<CardPage, 'cards' | 'textReport' | 'near'>,
  t: CatalogueTexts,
): readonly string[] {
  const words = textReport ? noteOnWords(textReport, t) : null;
  const count = near?.isOnlyMentioned ? cards.length : 0;
  const mentions = count > 0 && t('onlyMentioned', { text: searchedText(search, { textReport }), count });
  return [words, mentions].filter((note) => typeof note === 'string');
}

function noteOnWords({ missingWords, isPartial }: TextReport, t: CatalogueTexts): string | null {
  const count = missingWords.length;
  if (count === 0 && !isPartial) return null;
  return t('missingWords', { count, words: missingWords.map((word) => t('quoted', { text: word })).join(', ') });
}
