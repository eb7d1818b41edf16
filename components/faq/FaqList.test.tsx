/** @jest-environment ./jest/environment.mjs */
import { screen } from '@testing-library/react';
import { faqs } from '@/components/course/testing/course-fixtures';
import { renderIn } from '@/components/testing/render-in';
import type { Faq } from '@/lib/model/faq';
import { FaqList } from './FaqList';

it('is one group of the browser, of which one is open at a time', () => {
  const { container } = renderIn('it', <FaqList faqs={faqs} />);
  const items = [...container.querySelectorAll('details')];
  expect(items.map((item) => [item.getAttribute('name'), item.open])).toEqual([
    ['faq', false],
    ['faq', false],
  ]);
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['È gratis?', 'Cos’è un MOOC?']);
});

it('shows in the other language what nobody translated, and says which it is', () => {
  renderIn('en', <FaqList faqs={faqs} />);
  expect(screen.getByText('Is it free?').closest('[lang]')).toBeNull();
  expect(screen.getByText('Cos’è un MOOC?').closest('[lang]')).toHaveAttribute('lang', 'it');
  expect(screen.getByText('Un corso.').closest('[lang]')).toHaveAttribute('lang', 'it');
});

it('shows the first of many, and leads to all', () => {
  const many = Array.from({ length: 12 }, () => faqs[0] as Faq);
  const { container } = renderIn('it', <FaqList faqs={many} firstOnly />);
  expect(container.querySelectorAll('details')).toHaveLength(9);
  expect(screen.getByRole('link', { name: 'Tutte le 12 domande' })).toHaveAttribute('href', '/catalogue#faq');
});

it('shows no more than a page can hold, and leads to the page of all', () => {
  const many = Array.from({ length: 16 }, () => faqs[0] as Faq);
  for (const firstOnly of [true, false]) {
    const { container, unmount } = renderIn('en', <FaqList faqs={many} firstOnly={firstOnly} />);
    expect(container.querySelectorAll('details')).toHaveLength(firstOnly ? 9 : 15);
    expect(screen.getByRole('link', { name: 'All 16 questions' })).toHaveAttribute('href', '/en/list/faq');
    unmount();
  }
});

it('says that there is none', () => {
  renderIn('en', <FaqList faqs={faqs.slice(2)} />);
  expect(screen.getByText('There are no frequently asked questions yet.')).toBeVisible();
});
