import { NextIntlClientProvider } from 'next-intl';
import { renderToString } from 'react-dom/server';
import { cards } from '@/components/cards/testing/card-fixtures';
import { emptySearch } from '@/lib/addresses/search-address';
import type { CourseCardData } from '@/lib/catalogue/course-card';
import messages from '@/messages/en.json';
import { CatalogueBrowser } from './CatalogueBrowser';

function page(title: string, card: CourseCardData = cards.course): string {
  return renderToString(
    <NextIntlClientProvider locale="en" messages={messages} timeZone="Europe/Rome">
      <CatalogueBrowser
        filters={[]}
        site="Site"
        search={emptySearch}
        answer={{ cards: [{ ...card, title }], total: 1, page: 1, pageCount: 1 }}
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

it('names a single result by what it is', () => {
  expect(page('Only')).toContain('>1 course<');
  expect(page('Only', cards.series)).toContain('>1 series<');
});
