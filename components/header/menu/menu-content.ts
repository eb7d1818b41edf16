import type { ExploreTexts } from '@/components/explore/useExploreTexts';
import type { InterfaceLanguage } from '@/lib/model/language';

/** A page that the menu leads to; the address without base path. */
interface MenuLink {
  readonly href: string;
  readonly label: string;
}

/** What the menu of narrow screens holds, with finished texts. */
export interface MenuContent {
  readonly language: InterfaceLanguage;
  readonly texts: ExploreTexts & { readonly menu: string };
  readonly links: readonly MenuLink[];
  /** Whether categories and universities belong to it. */
  readonly explore: boolean;
}
