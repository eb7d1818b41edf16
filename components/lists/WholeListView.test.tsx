/** @jest-environment ./jest/environment.mjs */
import { screen } from '@testing-library/react';
import { faqs } from '@/components/course/testing/course-fixtures';
import { renderIn } from '@/components/testing/render-in';
import { answeredFaqs } from '@/lib/catalogue/faqs';
import type { WholeListPage } from '@/lib/catalogue/read-whole-list';
import { WholeListView } from './WholeListView';

const page: WholeListPage = {
  list: { name: 'filterCategoria', page: 2 },
  ...{ from: 151, total: 153, pageCount: 2 },
  filter: {
    ...{ name: 'filterCategoria', label: 'Categoria' },
    choices: [
      { key: '7', label: 'Musica' },
      { key: '9', label: 'Zoologia' },
      { key: '12', label: 'Zymurgy', lang: 'en' },
    ],
  },
};

it('says which part of the list it is, and leads to what each value finds and to the other pages', () => {
  renderIn('it', <WholeListView page={page} />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Tutte le voci: Categoria$/);
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Da 151 a 153 di 153');
  expect(screen.getByRole('link', { name: 'Zoologia' })).toHaveAttribute('href', '/catalogue?filterCategoria=9');
  expect(screen.getByRole('link', { name: 'Pagina 1' })).toHaveAttribute('href', '/list/filterCategoria');
  expect(screen.getByRole('link', { name: 'Pagina 2' })).toHaveAttribute('aria-current', 'page');
});

it('says the language of a value that nobody has translated', () => {
  renderIn('it', <WholeListView page={page} />);
  expect(screen.getByText('Zymurgy')).toHaveAttribute('lang', 'en');
  expect(screen.getByText('Zoologia')).not.toHaveAttribute('lang');
});

const whole = { list: { name: 'faq', page: 1 }, from: 1, total: 1, pageCount: 1 };

it('has questions that unfold', () => {
  const questions = answeredFaqs(faqs, 'it').slice(0, 1);
  renderIn('it', <WholeListView page={{ ...whole, questions }} />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Domande frequenti');
  expect(screen.getByRole('group')).toHaveTextContent('È gratis?');
  expect(screen.queryByRole('navigation')).toBeNull();
});

it('says how many there are where all are on one page', () => {
  renderIn('en', <WholeListView page={{ ...page, ...whole, list: { name: 'filterCategoria', page: 1 }, total: 3 }} />);
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent(/^3 in all$/);
});
