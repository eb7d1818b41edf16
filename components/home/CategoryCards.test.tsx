/** @jest-environment ./jest/environment.mjs */
import { screen } from '@testing-library/react';
import { renderIn } from '../testing/render-in';
import { CategoryCards } from './CategoryCards';

it('says nothing of a number of courses that is not known', () => {
  const cards = [
    { id: '1', name: 'Musica', imageId: null, courses: '3 corsi e serie' },
    { id: '2', name: 'Arte', imageId: null, courses: null },
  ];
  renderIn('it', <CategoryCards cards={cards} locale="it" />);
  const texts = screen.getAllByRole('listitem').map((card) => card.querySelector('p')?.textContent);
  expect(texts).toEqual(['3 corsi e serie', undefined]);
});
