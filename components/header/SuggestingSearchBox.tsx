import type { ComponentProps } from 'react';
import { offersSuggestions } from '@/lib/catalogue/read-suggestions';
import { SearchBox } from './SearchBox';

type SuggestingSearchBoxProps = Partial<Omit<ComponentProps<typeof SearchBox>, 'suggests'>>;

/** The search box, with suggestions when the backend offers them. */
export async function SuggestingSearchBox({ text = '', ...props }: SuggestingSearchBoxProps) {
  return <SearchBox text={text} suggests={await offersSuggestions()} {...props} />;
}
