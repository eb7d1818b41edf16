import type { ListName } from './explore-lists';

/** The texts that the explore panel and the menu show in the browser, where no translations are loaded. */
export interface ExploreTexts extends Readonly<Record<ListName, string>> {
  /** Name of the panel and of its trigger. */
  readonly explore: string;
  readonly clear: string;
  readonly loading: string;
  readonly loadError: string;
  readonly retry: string;
  /** From a submenu back to the menu. */
  readonly back: string;
}
