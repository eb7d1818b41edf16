import type { Messages } from 'next-intl';
import type { Locale } from '@/lib/model/locale';

/** The content of the menu of narrow screens, with translated texts. */
export interface MenuContent {
  readonly locale: Locale;
  readonly texts: Omit<Messages['explore'], 'explore' | 'clear' | 'allCourses'> & { readonly menu: string };
  /** Links to pages; addresses without base path. */
  readonly links: readonly { readonly href: string; readonly label: string }[];
  /** Whether the menu has submenus of categories and universities. */
  readonly explore: boolean;
}
