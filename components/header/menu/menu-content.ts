import type { ExploreTexts } from '@/components/explore/useExploreTexts';
import type { InterfaceLanguage } from '@/lib/model/language';

/** What the menu of narrow screens holds, with finished texts. */
export interface MenuContent {
  readonly language: InterfaceLanguage;
  readonly texts: Omit<ExploreTexts, 'explore' | 'clear' | 'allCourses'> & { readonly menu: string };
  /** The pages that it leads to; addresses without base path. */
  readonly links: readonly { readonly href: string; readonly label: string }[];
  /** Whether categories and universities belong to it. */
  readonly explore: boolean;
}
