/** @jest-environment ./jest/environment.mjs */
import { screen, within } from '@testing-library/react';
import { cards } from '@/components/cards/testing/card-fixtures';
import { renderIn } from '@/components/testing/render-in';
import type { Subject } from '@/lib/catalogue/read-subject';
import { SubjectLanding } from './SubjectLanding';

const subject: Subject = {
  ...{ id: '3', name: 'Music', openingSoon: [cards.upcoming], series: [cards.series], otherInstitutions: 2 },
  institutions: [{ id: '4', name: 'Bari', count: 5 }],
  neighbours: [{ id: '2', name: 'Visual arts', lang: undefined, count: 7 }],
};
const headings = () => screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

it('has what opens soon, series, institutions with their number of courses, and other subjects', () => {
  renderIn('en', <SubjectLanding subject={subject} />);
  expect(headings()).toHaveLength(4);
  const links = (id: string) =>
    within(document.getElementById(id) as HTMLElement)
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links('soon')).toEqual([[cards.upcoming.title, '/en/courseDetails/12']]);
  expect(links('series')).toEqual([[cards.series.title, '/en/collectionCard/1002']]);
  expect(links('institutions')).toEqual([
    ['Bari 5', '/en/catalogue?filterAteneo=4&filterCategoria=3'],
    [expect.stringContaining('2'), '/en/aboutUniv'],
  ]);
  expect(links('neighbours')).toEqual([['Visual arts 7', '/en/catalogue?filterCategoria=2']]);
});

it('leaves out the parts that hold nothing', () => {
  const nothing = { openingSoon: [], series: [], institutions: [], otherInstitutions: 0, neighbours: [] };
  renderIn('en', <SubjectLanding subject={{ ...subject, ...nothing }} />);
  expect(headings()).toEqual([]);
});
