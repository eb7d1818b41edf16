import 'server-only';
import { getTranslations } from 'next-intl/server';
import { cache } from 'react';
import { type CanonicalQuery, parseSearch, type SearchAddress } from '@/lib/addresses/search-address';
import { fullSelection, searchCourses } from '@/lib/api/courses';
import { languageFilter } from '@/lib/api/schemas/filter-names';
import { plainText } from '@/lib/html/text';
import type { CourseSummary } from '@/lib/model/course';
import type { Filter } from '@/lib/model/filter';
import type { Locale } from '@/lib/model/locale';
import type { CourseSearch, NearThings } from '@/lib/model/search';
import type { CardPage, CourseCardData, PlainCourse } from './course-card';
import { narrowerSearch } from './filters-in-text';
import { pageClient } from './page-client';
import { readExtensions } from './read-extensions';
import { readFilters } from './read-lists';
import { searchedText } from './result-title';
import { searchNote } from './search-note';
import { readExistingSearch } from './selectable-filters';
import { countsOf, shortListsOf } from './short-lists';
import { cachedByState, showCards } from './show-cards';

/** Cards on a page of the catalogue (specification, section 9). */
const cataloguePageSize = 9;
/** Featured courses in one answer: ten carousel pages with five visible courses (specification, section 9). */
const featuredPageSize = 50;

/** A page of the catalogue. */
export interface CatalogueResult {
  /** The search of {@link readExistingSearch}, with the page limited to the existing ones. */
  readonly search: SearchAddress;
  readonly answer: CardPage;
  /** Whether the backend supports a choice of the order. */
  readonly canBeOrdered: boolean;
}

/** Same as {@link readCatalogue}, read once for a page, its metadata and its structured data. @throws BackendError */
export const readCatalogueOnce = cache(
  (query: CanonicalQuery, locale: Locale): Promise<CatalogueResult> => readCatalogue(parseSearch(query), locale),
);

/** Reads what the catalogue shows for a visitor's search. @throws BackendError */
export async function readCatalogue(asked: SearchAddress, locale: Locale): Promise<CatalogueResult> {
  const { search, filters, version } = await readExistingSearch(asked);
  const wanted = { ...search, locale, pageSize: cataloguePageSize, isCounted: true };
  const { near, counts, ...cards } = await fetchCards(questionFor(wanted, filters, version), version);
  const shortLists = shortListsOf(filters, search, locale, counts);
  const t = await getTranslations({ locale, namespace: 'catalogue' });
  const narrower = narrowerSearch(filters, { ...search, text: searchedText(search, cards) }, { t, locale });
  const note = searchNote(search, { ...cards, near }, t);
  const answer = {
    ...cards,
    ...(note && { note }),
    ...(near && { near: selectedLanguagesFirst(near, search) }),
    ...(counts && { counts: countsOf(counts, shortLists) }),
    ...(narrower && { narrower }),
    ...(shortLists && { shortLists }),
  };
  const page = Math.min(search.page, Math.max(answer.pageCount, 1));
  return { search: { ...search, page }, answer, canBeOrdered: version >= 2 };
}

/** Near courses may not match the filters, but courses in a selected language come first. */
function selectedLanguagesFirst(near: NonNullable<CardPage['near']>, { selection }: SearchAddress): CardPage['near'] {
  const wanted = selection[languageFilter]?.map((key) => key.toLowerCase()) ?? [];
  const isWanted = ({ language }: CourseCardData) => language !== null && wanted.includes(language);
  return { ...near, cards: near.cards.toSorted((one, other) => Number(isWanted(other)) - Number(isWanted(one))) };
}

/** Reads a page of the featured courses. @throws BackendError */
export function readFeaturedCards(locale: Locale, page = 1): Promise<CardPage> {
  return readCards({ locale, page, pageSize: featuredPageSize, featuredOnly: true });
}

/** A search for cards: without a text, a selection and a page it has the first courses of the whole catalogue. */
type CardSearch = Pick<CourseSearch, 'locale' | 'pageSize'> & Partial<CourseSearch>;

/** The question to the backend for a search, with what the backend supports. @param version of the extension `search` */
function questionFor(wanted: CardSearch, filters: readonly Filter[], version: number): CourseSearch {
  const { text = '', page = 1, selection, isCounted, order, ...others } = wanted;
  const question = { ...others, text, page, selection: fullSelection(filters, selection) };
  if (version < 2) return question;
  // By default a list shows closed courses last, and a search for a text shows the best match first.
  const inOrder = order ?? (text === '' ? 'showcase' : undefined);
  return { ...question, ...(isCounted && { isCounted }), ...(inOrder && { order: inOrder }) };
}

/** Reads a page of the results of a search that the product makes itself, as cards. @throws BackendError */
export async function readCards(wanted: CardSearch): Promise<CardPage> {
  const [filters, { search: version = 0 }] = await Promise.all([readFilters(), readExtensions()]);
  return fetchCards(questionFor(wanted, filters, version), version);
}

/**
 * Asks the backend; the answer has cards, and what the backend supports of counts and of a report about the text. Answers
 * about a text are not cached.
 */
async function fetchCards(question: CourseSearch, version: number): Promise<CardPage> {
  const client = pageClient();
  const read = async () => {
    const { courses, near, ...page } = await searchCourses(client, question);
    return { page, cards: toPlainCourses(courses), ...(near && { near: plainNear(near) }) };
  };
  const { page, cards, near } = await (question.text
    ? read()
    : cachedByState(`cards ${JSON.stringify(question)}`, ['courses'], read));
  const { textReport, counts, ...numbers } = page;
  const shown = await showCards(cards, question.locale);
  return {
    ...numbers,
    cards: shown.cards,
    ...(shown.changesAt !== null && { changesAt: shown.changesAt }),
    ...(version >= 1 && textReport && { textReport }),
    ...(version >= 2 && counts && { counts }),
    ...(version >= 2 && near && { near: { ...near, cards: (await showCards(near.cards, question.locale)).cards } }),
  };
}

const plainNear = ({ courses, ...near }: NearThings) => ({ ...near, cards: toPlainCourses(courses) });

/** The data of cards for courses, in the same order. Texts are plain, so that the browser never needs the sanitiser. */
export const toPlainCourses = (courses: readonly CourseSummary[]): PlainCourse[] =>
  courses.map(({ title, subtitle, institutions, ...course }) => ({
    ...course,
    title: plainText(title),
    subtitle: subtitle === null ? '' : plainText(subtitle),
    institutions: institutions.map(({ id, name }) => ({ id, name })),
  }));
