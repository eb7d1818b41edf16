import { routes } from '@/lib/addresses/routes';
import type { CourseCardData } from '@/lib/catalogue/course-card';
import { answeredFaqs, mostFaqs } from '@/lib/catalogue/faqs';
import { plainText } from '@/lib/html/text';
import { absoluteAddress, canonicalAddress } from '@/lib/metadata/canonical-address';
import type { Faq } from '@/lib/model/faq';
import type { InterfaceLanguage } from '@/lib/model/language';
import type { JsonLdNode } from './json-ld';

/** A list as a page shows it. */
interface ListDescription {
  /** Heading of the list. */
  readonly name: string;
  /** Place of the first entry in the whole list, 1-based. */
  readonly firstPosition?: number;
  /** Length of the whole list, when it is longer than what this page shows. */
  readonly total?: number;
}

interface LinkListDescription extends ListDescription {
  /** With absolute addresses. */
  readonly links: readonly { readonly name: string; readonly url: string }[];
}

/** An `ItemList` of links; none for an empty list. */
export function linkListData(list: LinkListDescription): readonly JsonLdNode[] {
  const { name, links, firstPosition = 1, total = links.length } = list;
  if (links.length === 0) return [];
  const items = links.map((link, index) => ({ '@type': 'ListItem', position: firstPosition + index, ...link }));
  return [{ '@type': 'ItemList', name, numberOfItems: total, itemListElement: items }];
}

interface CourseListDescription extends ListDescription {
  readonly cards: readonly CourseCardData[];
  /** Name of a course without a title. */
  readonly untitled: string;
}

/** An `ItemList` of links to courses and series; none for an empty list. */
export function courseListData({ cards, untitled, ...list }: CourseListDescription): readonly JsonLdNode[] {
  const links = cards.map((card) => ({ name: card.title || untitled, url: canonicalAddress(card) }));
  return linkListData({ ...list, links });
}

/** The `FAQPage` of the questions that a page shows, the first ones; once on a page, none without questions. */
export function faqData(faqs: readonly Faq[], locale: InterfaceLanguage): readonly JsonLdNode[] {
  const shown = answeredFaqs(faqs, locale).slice(0, mostFaqs);
  const questions = shown.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question.text,
    acceptedAnswer: { '@type': 'Answer', text: plainText(answer.text) },
  }));
  return questions.length > 0 ? [{ '@type': 'FAQPage', mainEntity: questions }] : [];
}

/** The `BreadcrumbList` of a page: its steps with addresses inside the app, and last the page itself. */
export function breadcrumbData(steps: readonly { readonly label: string; readonly href: string }[]): JsonLdNode {
  const items = steps.map(({ label, href }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    item: absoluteAddress(href),
  }));
  return { '@type': 'BreadcrumbList', itemListElement: items };
}

/** The `WebSite` with its search, for the home page. */
export function websiteData(name: string, locale: InterfaceLanguage): JsonLdNode {
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
