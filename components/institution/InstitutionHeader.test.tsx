/** @jest-environment ./jest/environment.mjs */
import { screen } from '@testing-library/react';
import { renderIn } from '../testing/render-in';
import { InstitutionHeader } from './InstitutionHeader';

const institution = {
  ...{ id: '4', name: 'Alma Mater Studiorum - Università di Bologna', kind: 'university' as const },
  ...{ website: null, logoId: null, imageId: null },
};
const landing = { total: 0, openingSoon: [], courses: [], series: [], counts: {} };

it('is one of the institutions, not of the universities alone', () => {
  renderIn('en', <InstitutionHeader institution={institution} landing={landing} />);
  expect(screen.getByRole('link', { name: 'Institutions' })).toHaveAttribute('href', '/en/aboutUniv');
});

it('no line of the name begins with its dash', () => {
  renderIn('it', <InstitutionHeader institution={institution} landing={landing} />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
    'Alma Mater Studiorum\u00a0- Università di Bologna',
  );
});
