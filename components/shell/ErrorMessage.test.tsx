/** @jest-environment ./jest/environment.mjs */
import { fireEvent, render, screen } from '@testing-library/react';
import { ErrorMessage } from './ErrorMessage';

it('says what went wrong until it is closed, then the content has the focus', () => {
  render(
    <main id="content" tabIndex={-1}>
      <ErrorMessage summary="Error selecting a profile!" detail="It is not yours." closeLabel="Close the message" />
    </main>,
  );
  const area = screen.getByRole('alert');
  expect(area).toHaveTextContent('Error selecting a profile! It is not yours.');
  fireEvent.click(screen.getByRole('button', { name: 'Close the message' }));
  expect(area).toBeEmptyDOMElement();
  expect(screen.getByRole('main')).toHaveFocus();
});
