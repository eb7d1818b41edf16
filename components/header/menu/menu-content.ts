import type { Messages } from 'next-intl';
import type { InterfaceLanguage } from '@/lib/model/language';

/** What the menu of narrow screens holds, with finished texts. */
export interface MenuContent {
  readonly language: InterfaceLanguage;
  readonly texts: Omit<Messages['explore'], 'explore' | 'clear' | 'allCourses'> & { readonly menu: string };
  /** The pages that it leads to; addresses without base path. */
  readonly links: readonly { readonly href: string; readonly label: string }[];
  /** Whether categories and universities belong to it. */
  readonly explore: boolean;
}
