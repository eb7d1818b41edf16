/** @jest-environment ./jest/environment.mjs */
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { emptySearch } from '@/lib/addresses/search-address';
import { holdCalls, questions, renderCatalogue } from './testing/browser-catalogue';

holdCalls();

let header: HTMLElement;
beforeEach(() => {
  header = document.createElement('header');
  header.innerHTML = '<search><input value="art"></search><a href="/mooc/app/catalogue" hreflang="it">ITA</a>';
  document.body.append(header);
});
afterEach(() => header.remove());

it('gives the link to the other language the search that is shown', async () => {
  const link = screen.getByRole('link', { name: 'ITA' });
  renderCatalogue();
  fireEvent.click(screen.getByRole('checkbox', { name: 'Law' }));
  await waitFor(() => expect(link).toHaveAttribute('href', expect.stringMatching(/catalogue\?filterCategoria=2$/)));
  fireEvent.click(screen.getByRole('checkbox', { name: 'Law' }));
  await waitFor(() => expect(link).toHaveAttribute('href', expect.stringMatching(/catalogue$/)));
});

it('gives the search box the text that is searched for, and leaves what is being typed there', async () => {
  window.history.replaceState(null, '', '/mooc/app/en/catalogue?q=art');
  const field = screen.getByRole('textbox');
  renderCatalogue({ ...emptySearch, text: 'art' });
  fireEvent.input(field, { target: { value: 'arts' } });
  fireEvent.click(screen.getByRole('checkbox', { name: 'Law' }));
  await waitFor(() => expect(questions).toHaveLength(1));
  expect(field).toHaveValue('arts');
  fireEvent.click(screen.getByRole('link', { name: /^Remove the search/ }));
  await waitFor(() => expect(field).toHaveValue(''));
});
