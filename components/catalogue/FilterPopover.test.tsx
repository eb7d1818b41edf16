/** @jest-environment ./jest/environment.mjs */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { translatePage } from '@/jest/translate-page';
import { FilterPopover } from './FilterPopover';

/** Opens the popover like a browser: jsdom does not fire the toggle event at once. */
function open(): HTMLDetailsElement {
  render(
    <main tabIndex={-1}>
      <FilterPopover label="Filters">
        <form onSubmit={(event) => event.preventDefault()}>
          <input type="checkbox" aria-label="Law" />
          <button type="submit">Apply</button>
        </form>
      </FilterPopover>
      <p>Outside</p>
      <a href="#card">First course</a>
    </main>,
  );
  const details = screen.getByText('Filters').closest('details') as HTMLDetailsElement;
  act(() => {
    details.open = true;
    details.dispatchEvent(new Event('toggle'));
  });
  return details;
}

describe('the popover of the filters', () => {
  it('says how many are chosen after the browser has translated the page', () => {
    const { rerender } = render(<FilterPopover label="Filters">{null}</FilterPopover>);
    translatePage(document.body);
    rerender(<FilterPopover label="Filters (1)">{null}</FilterPopover>);
    expect(document.querySelector('summary')).toHaveTextContent('Filters (1)');
  });

  it('closes by Escape and gives the focus back', () => {
    const details = open();
    fireEvent.keyDown(screen.getByRole('checkbox', { name: 'Law' }), { key: 'Escape' });
    expect(details.open).toBe(false);
    expect(document.activeElement).toBe(details.querySelector('summary'));
  });

  it('closes by the button of its form and gives the focus back, for the results to be seen', () => {
    const details = open();
    fireEvent.click(screen.getByRole('button', { name: 'Apply' }));
    expect(details.open).toBe(false);
    expect(document.activeElement).toBe(details.querySelector('summary'));
  });

  it('closes by a press outside and stays open for one inside', () => {
    const details = open();
    fireEvent.pointerDown(screen.getByRole('checkbox', { name: 'Law' }));
    expect(details.open).toBe(true);
    fireEvent.pointerDown(screen.getByText('Outside'));
    expect(details.open).toBe(false);
  });

  it('stays open for a press on the name of a value, which gives the focus to the page around it', () => {
    const details = open();
    screen.getByRole('main').focus();
    expect(details.open).toBe(true);
    fireEvent.pointerDown(screen.getByRole('main'));
    expect(details.open).toBe(false);
  });

  it('closes when the focus goes elsewhere, so that it does not cover it, and takes no focus back', () => {
    const details = open();
    screen.getByRole('checkbox', { name: 'Law' }).focus();
    expect(details.open).toBe(true);
    const card = screen.getByRole('link', { name: 'First course' });
    card.focus();
    expect(details.open).toBe(false);
    expect(document.activeElement).toBe(card);
  });
});
