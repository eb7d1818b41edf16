import { useLocale } from 'next-intl';
import { routes } from '@/lib/addresses/routes';
import { ExploreTrigger } from './ExploreTrigger';
import { useExploreTexts } from './useExploreTexts';

/** The explore control of wide screens; narrow ones have the menu (specification, "Explore control"). */
export function ExploreControl() {
  const language = useLocale();
  return <ExploreTrigger href={routes(language).catalogue()} language={language} texts={useExploreTexts()} />;
}
