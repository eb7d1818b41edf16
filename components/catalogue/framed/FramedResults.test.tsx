/** @jest-environment ./jest/environment.mjs */
import { render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { emptySearch } from '@/lib/addresses/search-address';
import messages from '@/messages/en.json';
import { cards } from '../testing/card-fixtures';
import { FramedResults } from './FramedResults';

it('goes on in the browser from the answer that was written into the page', () => {
  const found = {
    search: { ...emptySearch, text: 'sea' },
    answer: { cards: [{ ...cards.course, title: 'The sea' }], total: 1, page: 1, pageCount: 1 },
  };
  render(
    <NextIntlClientProvider locale="en" messages={messages}>
      <FramedResults filters={[]} slot="" found={JSON.stringify(found)} />
    </NextIntlClientProvider>,
  );
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Results for “sea”');
  expect(screen.getByRole('link', { name: 'The sea' })).toBeInTheDocument();
});
