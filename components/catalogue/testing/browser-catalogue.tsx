import { act, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { cards } from '@/components/cards/testing/card-fixtures';
import { queryClient } from '@/components/providers/query-client';
import { renderIn } from '@/components/testing/render-in';
import { emptySearch, type SearchAddress } from '@/lib/addresses/search-address';
import type { CardPage } from '@/lib/catalogue/course-card';
import { CatalogueBrowser } from '../CatalogueBrowser';

const filters = [
  {
    name: 'filterCategoria',
    label: 'Subject',
    choices: ['Music', 'Law', 'Health', 'Arts', 'Physics'].map((label, index) => ({ key: String(index + 1), label })),
  },
];

export const pageOf = (title: string, total: number): CardPage => ({
  cards: [{ ...cards.course, title }],
  total,
  page: 1,
  pageCount: Math.ceil(total / 9),
});

/** Requests that the island has sent; each waits until the test answers it. */
export const questions: { readonly url: URL; answer(response: Response): void }[] = [];
export const lastQuestion = () => questions.at(-1);

/** Gives every test of a file a new address and history, and keeps requests of the island waiting for an answer. */
export function holdCalls(): void {
  beforeEach(() => {
    questions.length = 0;
    queryClient.clear();
    window.history.replaceState(null, '', '/mooc/app/en/catalogue');
    jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
    jest.spyOn(globalThis, 'fetch').mockImplementation(
      (input) =>
        new Promise((answer) => {
          questions.push({ url: new URL(input instanceof Request ? input.url : String(input)), answer });
        }),
    );
  });
  afterEach(() => jest.restoreAllMocks());
}

export function renderCatalogue(
  search: SearchAddress = emptySearch,
  answer = pageOf('First course', 20),
  canBeOrdered = false,
  children: ReactNode = null,
) {
  renderIn('en', <CatalogueBrowser {...{ filters, search, answer, canBeOrdered, children }} site="Site" />);
}

export const answerLast = (page: CardPage) => act(async () => lastQuestion()?.answer(Response.json(page)));
export const status = () => screen.getByRole('status').textContent;
