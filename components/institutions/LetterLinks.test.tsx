/** @jest-environment ./jest/environment.mjs */
import { screen } from '@testing-library/react';
import { allInstitutions } from '@/lib/addresses/institutions-address';
import { listInstitutions } from '@/lib/catalogue/institution-list';
import type { Institution } from '@/lib/model/institution';
import { renderIn } from '../testing/render-in';
import { LetterLinks } from './LetterLinks';

const cities = ['Ancona', 'Bari', 'Catania', 'Ferrara', 'Genova'];
const institutions = (cityOf: (city: string) => Partial<Institution>, count = cities.length): Institution[] =>
  cities.slice(0, count).map((city, index) => ({
    ...{
      id: String(index),
      name: `Università di ${city}`,
      kind: 'university',
      website: null,
      logoId: null,
      imageId: null,
    },
    ...cityOf(city),
  }));

function renderLetters(list: ReturnType<typeof listInstitutions>) {
  const [group] = list.groups;
  if (!group) throw new Error('There is no institution');
  const { container } = renderIn('it', <LetterLinks group={group} list={list} label="Vai alla lettera" />);
  return container;
}

it('letters are those of cities, and say so', () => {
  const letters = renderLetters(
    listInstitutions(
      institutions((city) => ({ city })),
      allInstitutions,
    ),
  );
  expect(letters).toHaveTextContent('Per cittàABCFG');
  expect(screen.getByRole('navigation', { name: 'Vai alla lettera' })).toBeVisible();
});

it('letters of names, where no city is known, say nothing of cities', () => {
  expect(
    renderLetters(
      listInstitutions(
        institutions(() => ({})),
        allInstitutions,
      ),
    ),
  ).toHaveTextContent(/^ABCFG$/);
});

it('a list with fewer than five letters has none, because it is short', () => {
  expect(
    renderLetters(
      listInstitutions(
        institutions(() => ({}), 4),
        allInstitutions,
      ),
    ),
  ).toBeEmptyDOMElement();
});
