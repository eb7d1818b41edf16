import { absoluteAddress } from '@/lib/addresses/absolute-address';
import { routes } from '@/lib/addresses/routes';
import type { CourseCardData } from '@/lib/catalogue/course-card';
import { answeredFaqs, maxFirstQuestions } from '@/lib/catalogue/faqs';
import { plainText } from '@/lib/html/text';
import { canonicalAddress } from '@/lib/metadata/canonical-address';
import { isSeries } from '@/lib/model/course';
import type { Faq } from '@/lib/model/faq';
import type { Locale } from '@/lib/model/locale';
import type { JsonLdNode } from './json-ld';

/** A list on a page. */
interface ListDescription {
  /** Heading of the list. */
  readonly name: string;
  /** Position of the first entry in the whole list, from 1. */
  readonly firstPosition?: number;
  /** Length of the whole list, when it is longer than the part on this page. */
  readonly total?: number;
}

interface LinkListDescription extends ListDescription {
  /** The addresses are absolute. */
  readonly links: readonly { readonly name: string; readonly url: string }[];
}

/** An `ItemList` of links; no node for an empty list. */
export function linkListData(list: LinkListDescription): readonly JsonLdNode[] {
  const { name, links, firstPosition = 1, total = links.length } = list;
  if (links.length === 0) return [];
  const items = links.map((link, index) => ({ '@type': 'ListItem', position: firstPosition + index, ...link }));
  return [{ '@type': 'ItemList', name, numberOfItems: total, itemListElement: items }];
}

interface CourseListDescription extends ListDescription {
  readonly cards: readonly CourseCardData[];
}

/** An `ItemList` of links to courses and series; no node for an empty list. */
export function courseListData({ cards, ...list }: CourseListDescription): readonly JsonLdNode[] {
  const links = cards.map((card) => ({ name: card.title, url: canonicalAddress(card, isSeries(card)) }));
  return linkListData({ ...list, links });
}

/** The `FAQPage` of the first questions, those that a page shows; no node without questions. Use it once per page. */
export function faqData(faqs: readonly Faq[], locale: Locale): readonly JsonLdNode[] {
  const shown = answeredFaqs(faqs, locale).slice(0, maxFirstQuestions);
  const questions = shown.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question.text,
    acceptedAnswer: { '@type': 'Answer', text: plainText(answer.text) },
  }));
  return questions.length > 0 ? [{ '@type': 'FAQPage', mainEntity: questions }] : [];
}

/** The `WebSite` node with the search of the site, for the home page. */
export function websiteData(name: string, locale: Locale): JsonLdNode {
  const to = routes(locale);
  const search = `${absoluteAddress(to.catalogue())}?q={search_term_string}`;
  return {
    '@type': 'WebSite',
    name,
    url: absoluteAddress(to.home),
    inLanguage: locale,
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: search },
      'query-input': 'required name=search_term_string',
    },
  };
}
