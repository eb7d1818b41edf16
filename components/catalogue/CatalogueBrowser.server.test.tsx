import { NextIntlClientProvider } from 'next-intl';
import { renderToString } from 'react-dom/server';
import { emptySearch } from '@/lib/addresses/search-address';
import messages from '@/messages/en.json';
import { CatalogueBrowser } from './CatalogueBrowser';
import { cards } from './testing/card-fixtures';

function page(title: string): string {
  return renderToString(
    <NextIntlClientProvider locale="en" messages={messages} timeZone="Europe/Rome">
      <CatalogueBrowser
        filters={[]}
        site="Site"
        search={emptySearch}
        answer={{ cards: [{ ...cards.course, title }], total: 1, page: 1, pageCount: 1 }}
      />
    </NextIntlClientProvider>,
  );
}

it('shows what the backend answers now when the page is made again, not the answer of the time before', () => {
  expect(page('The first course')).toContain('The first course');
  const again = page('The second course');
  expect(again).toContain('The second course');
  expect(again).not.toContain('The first course');
});
