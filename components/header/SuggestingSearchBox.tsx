import type { ComponentProps } from 'react';
import { offersSuggestions } from '@/lib/catalogue/read-suggestions';
import { SearchBox } from './SearchBox';

type SuggestingSearchBoxProps = Partial<Omit<ComponentProps<typeof SearchBox>, 'suggests'>>;

/** The search box as the backend lets it be: with suggestions while a text is being typed, or without. */
export async function SuggestingSearchBox({ text = '', ...props }: SuggestingSearchBoxProps) {
  return <SearchBox text={text} suggests={await offersSuggestions()} {...props} />;
}
