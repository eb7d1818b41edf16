import 'server-only';
import { cache } from 'react';
import { parseWholeList, questionList, type WholeList } from '@/lib/addresses/whole-list';
import type { Locale } from '@/lib/model/locale';
import { type AnsweredFaq, answeredFaqs, maxQuestions } from './faqs';
import type { FilterView } from './filter-view';
import { readFilterViews } from './read-filter-views';
import { readFaqs } from './read-lists';

/** A page of a complete list: some of its questions, or a filter with some of its values. */
export interface WholeListPage {
  readonly list: WholeList;
  /** 1-based position of the page's first entry in the list. */
  readonly from: number;
  readonly total: number;
  readonly pageCount: number;
  readonly questions?: readonly AnsweredFaq[];
  readonly filter?: FilterView;
}

/** Links on a page; even with the longest labels the page stays under 150 kB. */
const valuesPerPage = 150;

/** Reads a page of a list by the last segment of its address; `null` if there is no such page. @throws BackendError */
export const readWholeList = cache(async (part: string, locale: Locale): Promise<WholeListPage | null> => {
  const list = parseWholeList(part);
  if (!list) return null;
  if (list.name === questionList) {
    const { entries, ...place } = placed(answeredFaqs(await readFaqs(), locale), list, maxQuestions);
    return entries.length > 0 ? { ...place, questions: entries } : null;
  }
  const filter = (await readFilterViews()).find(({ name }) => name === list.name);
  if (!filter) return null;
  const { entries, ...place } = placed(filter.choices, list, valuesPerPage);
  return entries.length > 0 ? { ...place, filter: { ...filter, choices: entries } } : null;
});

function placed<T>(all: readonly T[], list: WholeList, perPage: number) {
  const before = (list.page - 1) * perPage;
  return {
    list,
    from: before + 1,
    total: all.length,
    pageCount: Math.ceil(all.length / perPage),
    entries: all.slice(before, before + perPage),
  };
}
