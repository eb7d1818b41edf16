import { fillIn } from '@/components/ui/fill-in';
import { routes } from '@/lib/addresses/routes';
import { foreignLang, shownName } from '@/lib/i18n/localized';
import type { Locale } from '@/lib/model/locale';
import type { Suggestions } from '@/lib/model/suggestions';
import type { SuggestionTexts } from './useSuggestionTexts';

/** An entry of the list of suggestions. */
export interface Suggestion {
  readonly key: string;
  readonly text: string;
  /** Language of the text when it differs from the page's. */
  readonly lang?: string | undefined;
  /** Distinguishes the entry from others with the same name. */
  readonly detail?: string;
  readonly href: string;
}

export interface SuggestionGroup {
  readonly heading: string;
  readonly suggestions: readonly Suggestion[];
}

/**
 * The suggestions as links, in groups with headings; empty groups are left out. A corrected text is said first, with its search, and so is
 * a completed one that nothing has, before what is near to it.
 *
 * @param typed the text in the field
 */
export function suggestionGroups(
  { courses, categories, institutions, teachers, correctedText, near, hasTeacherPages }: Suggestions,
  typed: string,
  texts: SuggestionTexts,
  locale: Locale,
): readonly SuggestionGroup[] {
  const to = routes(locale);
  const corrected = correctedText === null ? [] : [correctedText];
  const ofCourse = (course: Suggestions['courses'][number]): Suggestion => ({
    key: `course-${course.id}`,
    text: course.title,
    lang: foreignLang(course.language, locale),
    detail: [course.isSeries ? texts.series : null, course.institution].filter(Boolean).join(' · '),
    href: to.courseOrSeries(course.id, course.isSeries),
  });
  const ofCategory = ({ id, name }: Suggestions['categories'][number]): Suggestion => ({
    key: `category-${id}`,
    ...shownName(name, locale, id),
    href: to.category(id),
  });
  const isNew = (text: string) => text !== typed && text !== correctedText;
  const groups: readonly SuggestionGroup[] = [
    ...corrected.map((text) => ({
      heading: fillIn(texts.corrected, { text }),
      suggestions: [{ ...textSearch(text, texts, locale), key: 'corrected' }],
    })),
    {
      heading: texts.courses,
      suggestions: courses.map(ofCourse),
    },
    {
      heading: texts.categories,
      suggestions: categories.map(ofCategory),
    },
    {
      heading: texts.institutions,
      suggestions: institutions.map(({ id, name }) => ({
        key: `institution-${id}`,
        text: name,
        href: to.institutionPage(id),
      })),
    },
    {
      heading: texts.teachers,
      suggestions: teachers.map(({ id, name }) => ({
        key: `teacher-${id}`,
        text: name,
        href: hasTeacherPages ? to.teacher(id) : to.catalogue({ text: name }),
      })),
    },
    ...(near === null ? [] : [near]).map(({ text, ...found }) => ({
      heading: fillIn(texts.near, { text }),
      suggestions: [
        ...(isNew(text) ? [{ ...textSearch(text, texts, locale), key: 'completed' }] : []),
        ...found.categories.map(ofCategory),
        ...found.courses.map(ofCourse),
      ],
    })),
  ];
  return groups.filter(({ suggestions }) => suggestions.length > 0);
}

/** A search for a text. The last entry is the one for the typed text. */
export function textSearch(text: string, texts: SuggestionTexts, locale: Locale): Suggestion {
  return { key: 'text', text: fillIn(texts.searchFor, { text }), href: routes(locale).catalogue({ text }) };
}
