import { absoluteAddress } from '@/lib/addresses/absolute-address';
import { routes } from '@/lib/addresses/routes';
import type { Wording } from '@/lib/catalogue/card-words';
import type { CourseCardData } from '@/lib/catalogue/course-card';
import { isSeries } from '@/lib/model/course';
import { escapeText, linkTarget } from './inline-markdown';

/** Joins the blocks of a document; empty blocks are left out. */
export const joined = (blocks: readonly (string | false | null)[]) => `${blocks.filter(Boolean).join('\n\n')}\n`;

/** A link inside a line. */
export const markdownLink = (name: string, address: string) => `[${escapeText(name)}](${linkTarget(address)})`;

/** A link as a list item. */
export const linkItem = (name: string, address: string) => `- ${markdownLink(name, address)}`;

/** A list item with the known facts after it. */
export function factItem(item: string, facts: readonly (string | undefined)[]): string {
  const known = facts.filter(Boolean).join(' · ');
  return known ? `${item}: ${escapeText(known)}` : item;
}

/** A link to the page itself. */
export const pageLink = (href: string) => `<${absoluteAddress(href)}>`;

/** Links to the Markdown of courses and series, each with the state, institutions and facts that its card shows. */
export function cardLinks(cards: readonly CourseCardData[], { t, locale }: Wording): string {
  const to = routes(locale);
  return cards
    .map((card) => {
      const page = absoluteAddress(to.courseOrSeries(card.id, isSeries(card)));
      const size = isSeries(card) ? t('card.series', { count: card.seriesSize }) : undefined;
      const names = card.institutions.map(({ name }) => name).join(', ');
      return factItem(linkItem(card.title, `${page}.md`), [card.state?.text, names, size, ...(card.facts ?? [])]);
    })
    .join('\n');
}
