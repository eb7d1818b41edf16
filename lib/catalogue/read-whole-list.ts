import 'server-only';
import { cache } from 'react';
import type { InterfaceLanguage } from '@/lib/model/language';
import { parseWholeList, questionList, type WholeList } from '../addresses/whole-list';
import { type AnsweredFaq, answeredFaqs, mostQuestions } from './faqs';
import type { FilterView } from './filter-view';
import { readFilterViews } from './read-filter-views';
import { readFaqs } from './read-lists';

/** A page of a whole list: some of its questions, or a filter with some of its values. */
export interface WholeListPage {
  readonly list: WholeList;
  /** 1-based place in the list of the first entry of this page. */
  readonly from: number;
  readonly total: number;
  readonly pageCount: number;
  readonly questions?: readonly AnsweredFaq[];
  readonly filter?: FilterView;
}

/** Links on a page: with the longest labels they weigh under 150 kB. */
const valuesPerPage = 150;

/** The page of a list by the last part of its address; `null` where there is none. @throws BackendError */
export const readWholeList = cache(async (part: string, language: InterfaceLanguage): Promise<WholeListPage | null> => {
  const list = parseWholeList(part);
  if (!list) return null;
  if (list.name === questionList) {
    const { entries, ...place } = placed(answeredFaqs(await readFaqs(), language), list, mostQuestions);
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
