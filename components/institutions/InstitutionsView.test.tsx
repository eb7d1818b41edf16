/** @jest-environment ./jest/environment.mjs */
import { screen, within } from '@testing-library/react';
import { renderIn } from '@/components/testing/render-in';
import { expectConsole } from '@/jest/console';
import { allInstitutions } from '@/lib/addresses/institutions-address';
import { listInstitutions } from '@/lib/catalogue/institution-list';
import type { Institution } from '@/lib/model/institution';
import { InstitutionsView } from './InstitutionsView';

// The section of partners reads texts of the backend.
jest.mock('./Partners', () => ({ Partners: () => null }));

const bare: Institution = {
  ...{ id: '7', name: 'Accademia', kind: 'afam' as const, website: null, logoId: null, imageId: null },
};
const whole: Institution = {
  ...{ ...bare, id: '4', name: 'Università di Bologna', kind: 'university' as const, city: 'Bologna' },
  ...{ website: 'https://www.unibo.it/it', publishedCourses: 4 },
};

beforeAll(() => {
  // React says once that jsdom does not know the element.
  expectConsole('error', /<search>/);
  renderIn('it', <InstitutionsView list={listInstitutions([], allInstitutions)} hasBothKinds />).unmount();
});

it('leads to the page of each institution, then to its website, and says what is known of city and courses', () => {
  const list = listInstitutions([bare, whole], allInstitutions);
  renderIn('it', <InstitutionsView list={list} hasBothKinds />);
  const row = (name: string) => within(screen.getByRole('link', { name }).closest('li') as HTMLElement);
  const links = (name: string) =>
    row(name)
      .getAllByRole('link')
      .map((link) => [link.getAttribute('href'), link.getAttribute('target')]);
  expect(links('Università di Bologna')).toEqual([
    ['/aboutUniv/4', null],
    ['https://www.unibo.it/it', '_blank'],
  ]);
  expect(row('Università di Bologna').getByText(/^Bologna · 4 corsi/)).toBeVisible();
  const website = row('Università di Bologna').getByRole('link', { name: /^Visita il sito di Università di Bologna/ });
  expect(website).toHaveAttribute('rel', 'noopener noreferrer');
  expect(links('Accademia')).toEqual([['/aboutUniv/7', null]]);
  expect(screen.getByText('1 università')).toBeVisible();
});

describe('the second page of the universities', () => {
  const universities = Array.from('abcdefgh').flatMap((letter) =>
    Array.from({ length: 10 }, (_, place) => ({
      ...whole,
      id: `${letter}${place}`,
      name: `${letter}${place}`,
      city: letter,
    })),
  );
  const search = { ...allInstitutions, kind: 'university' as const, page: 2 };
  const address = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

  beforeEach(() => {
    renderIn('it', <InstitutionsView list={listInstitutions([...universities, bare], search)} hasBothKinds />);
  });

  it('leads to the first of each letter, on this page or another', () => {
    expect(address('A')).toBe('/mooc/app/aboutUniv?kind=university#university-a');
    expect(address('H')).toBe('#university-h');
    const [first, second] = ['h0', 'h1'].map((name) => screen.getByRole('link', { name }).closest('li'));
    expect([first?.id, second?.id]).toEqual(['university-h', '']);
  });

  it('leads to the first page of another kind, and searches in the same one', () => {
    expect(address('Tutte')).toBe('/aboutUniv');
    expect(screen.getByRole('link', { name: 'Università', current: true })).toHaveAttribute(
      'href',
      '/aboutUniv?kind=university',
    );
    const { form }: HTMLInputElement = screen.getByRole('searchbox', { name: 'Cerca un ateneo' });
    expect([...new FormData(form ?? undefined)]).toEqual([
      ['q', ''],
      ['kind', 'university'],
    ]);
  });

  it('names the websites, whose links all look alike, and the page', () => {
    expect(address('Visita il sito di h0 (si apre in una nuova finestra)')).toBe('https://www.unibo.it/it');
    expect(screen.getByRole('link', { name: 'Pagina 1' })).not.toHaveAttribute('aria-current');
    expect(screen.getByRole('link', { name: 'Pagina 2' })).toHaveAttribute('aria-current', 'page');
  });
});

it('says how many were found, and leads on from none to all and to courses', () => {
  const search = { ...allInstitutions, text: 'xyz' };
  renderIn('it', <InstitutionsView list={listInstitutions([whole], search)} hasBothKinds={false} />);
  expect(screen.getByRole('status')).toHaveTextContent('Nessun ateneo per «xyz»');
  expect(screen.getByRole('link', { name: 'Tutti gli atenei' })).toHaveAttribute('href', '/aboutUniv');
  expect(screen.getByRole('link', { name: 'Cerca «xyz» fra i corsi' })).toHaveAttribute('href', '/catalogue?q=xyz');
  expect(screen.queryByRole('list', { name: 'Tipo di istituzione' })).toBeNull();
});

it('keeps a text in its field and its pages', () => {
  const many = Array.from({ length: 70 }, (_, place) => ({ ...whole, id: String(place) }));
  renderIn(
    'it',
    <InstitutionsView list={listInstitutions(many, { ...allInstitutions, text: 'bologna' })} hasBothKinds />,
  );
  expect(screen.getByRole('searchbox', { name: 'Cerca un ateneo' })).toHaveValue('bologna');
  expect(screen.getByRole('status')).toHaveTextContent('70 atenei per «bologna»');
  expect(screen.getByRole('link', { name: 'Pagina 2' })).toHaveAttribute('href', '/aboutUniv?q=bologna&page=2');
});
