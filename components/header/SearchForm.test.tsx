/** @jest-environment ./jest/environment.mjs */
import { fireEvent, render, screen } from '@testing-library/react';
import { SearchForm } from './SearchForm';

const push = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ push }) }));
beforeEach(() => push.mockReset());

describe('the form of the search box', () => {
  it.each([
    ['  linear \t algebra ', '/en/catalogue?q=linear+algebra'],
    ['   ', '/en/catalogue'],
    ['100% & più?', '/en/catalogue?q=100%25+%26+pi%C3%B9%3F'],
  ])('goes to the catalogue with %j and no filter', (typed, address) => {
    render(
      <SearchForm locale="en">
        <input name="q" defaultValue={typed} />
        <button type="submit">Search</button>
      </SearchForm>,
    );
    fireEvent.click(screen.getByRole('button'));
    expect(push.mock.calls).toEqual([[address]]);
  });

  it('is a form of the catalogue for browsers without scripts', () => {
    const { container } = render(<SearchForm locale="it">{null}</SearchForm>);
    expect(container.querySelector('form')).toHaveAttribute('action', '/mooc/app/catalogue');
  });
});
