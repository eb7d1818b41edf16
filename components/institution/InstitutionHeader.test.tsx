/** @jest-environment ./jest/environment.mjs */
import { screen } from '@testing-library/react';
import { renderIn } from '../testing/render-in';
import { InstitutionHeader } from './InstitutionHeader';

const institution = {
  ...{ id: '4', name: 'Alma Mater Studiorum - Università di Bologna', kind: 'university' as const },
  ...{ website: null, logoId: null, imageId: null },
};
const landing = { total: 0, openingSoon: [], courses: [], series: [], counts: {}, changesAt: null };

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

it('has kind, city, logo, picture, website, number of courses, feed and calendar', () => {
  const whole = { ...institution, city: 'Bologna', website: 'https://www.unibo.it/it', logoId: '16', imageId: '77' };
  renderIn('en', <InstitutionHeader institution={whole} landing={{ ...landing, total: 4 }} />);
  const head = screen.getByRole('banner');
  expect(head).toHaveTextContent(/University · Bologna.*4 online courses and series/);
  const pictures = [...head.querySelectorAll('img')].map(({ src }) => /%2F(\d+)&/.exec(src)?.[1]);
  expect(pictures).toEqual(['16', '77']);
  const address = (name: RegExp) => screen.getByRole('link', { name }).getAttribute('href');
  expect(address(/^Visit the website/)).toBe('https://www.unibo.it/it');
  expect(address(/Atom/)).toBe('/mooc/app/feeds/en?filterAteneo=4');
  expect(address(/iCalendar/)).toBe('/mooc/app/calendar/courses/en?filterAteneo=4');
});

it('can be followed before it has courses, to which no button leads', () => {
  renderIn('en', <InstitutionHeader institution={institution} landing={landing} />);
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual([
    '/en/home',
    '/en/aboutUniv',
    '/mooc/app/feeds/en?filterAteneo=4',
    '/mooc/app/calendar/courses/en?filterAteneo=4',
  ]);
});
