/** @jest-environment ./jest/environment.mjs */
import { fireEvent, render, screen } from '@testing-library/react';
import { push } from '../testing/pushing-link';
import { RemoveLink } from './RemoveLink';

jest.mock('next/link', () => jest.requireActual('@/components/testing/pushing-link'));

it('gives the focus to the content of the page, because the column with the link goes', () => {
  render(
    <main id="content" tabIndex={-1}>
      <RemoveLink href="/compare?ids=13" className={undefined} label="Togli dal confronto: Al-jabr">
        Togli
      </RemoveLink>
    </main>,
  );
  fireEvent.click(screen.getByRole('link', { name: 'Togli dal confronto: Al-jabr' }));
  expect(push).toHaveBeenCalledWith('/compare?ids=13');
  expect(screen.getByRole('main')).toHaveFocus();
});
