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

it('leads to the page of each institution, then to its website, and says what is known of city and courses', () => {
  expectConsole('error', /<search>/);
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
  expect(links('Accademia')).toEqual([['/aboutUniv/7', null]]);
  expect(screen.getByText('1 università')).toBeVisible();
});
