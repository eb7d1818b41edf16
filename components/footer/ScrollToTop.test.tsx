/** @jest-environment ./jest/environment.mjs */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { ScrollToTop } from './ScrollToTop';

function scrollTo(y: number) {
  Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
  act(() => void window.dispatchEvent(new Event('scroll')));
}

describe('the way back to the top', () => {
  const jump = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);

  it('shows after 400 px of scrolling and hides again', () => {
    render(<ScrollToTop label="Torna su" />);
    scrollTo(400);
    expect(screen.queryByRole('button', { name: 'Torna su' })).toBeNull();
    scrollTo(401);
    expect(screen.queryByRole('button', { name: 'Torna su' })).not.toBeNull();
    scrollTo(10);
    expect(screen.queryByRole('button', { name: 'Torna su' })).toBeNull();
  });

  it('leads to the beginning of the page', () => {
    render(
      <>
        <main id="content" tabIndex={-1} />
        <ScrollToTop label="Torna su" />
      </>,
    );
    scrollTo(900);
    fireEvent.click(screen.getByRole('button', { name: 'Torna su' }));
    expect(jump).toHaveBeenCalledWith({ top: 0 });
    expect(document.activeElement).toBe(screen.getByRole('main'));
  });
});
