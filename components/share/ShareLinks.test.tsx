/** @jest-environment ./jest/environment.mjs */
import { screen } from '@testing-library/react';
import { renderIn } from '@/components/testing/render-in';
import { ShareLinks } from './ShareLinks';

const page = { title: 'Università di Siena', path: '/aboutUniv/18' };
const buttons = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);

it('also copies the address of the page', () => {
  renderIn('it', <ShareLinks {...page} />);
  expect(buttons()).toEqual(['Copia il link']);
});

it('leaves the buttons out on a page that has them elsewhere', () => {
  renderIn('it', <ShareLinks {...page}>{null}</ShareLinks>);
  expect(buttons()).toEqual([]);
});
