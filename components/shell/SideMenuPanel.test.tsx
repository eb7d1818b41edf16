/** @jest-environment ./jest/environment.mjs */
import { fireEvent, render, screen } from '@testing-library/react';
import { SideMenuPanel } from './SideMenuPanel';

it('closes when the focus goes elsewhere on the page, not within the menu or to another window', () => {
  render(
    <>
      <SideMenuPanel id="menu" className="" label="Menu">
        <button type="button">First</button>
        <button type="button">Second</button>
      </SideMenuPanel>
      <button type="button">Outside</button>
    </>,
  );
  // jsdom has no popovers.
  const hidePopover = jest.fn();
  Object.assign(screen.getByLabelText('Menu'), { hidePopover });
  const leaveFor = (relatedTarget: Element | null) => fireEvent.blur(screen.getByText('First'), { relatedTarget });
  leaveFor(screen.getByText('Second'));
  leaveFor(null);
  expect(hidePopover).not.toHaveBeenCalled();
  leaveFor(screen.getByText('Outside'));
  expect(hidePopover).toHaveBeenCalledTimes(1);
});

it('ends, for the signed-in area, the time in which presses are only remembered', () => {
  window.earlyTaps = new Set([document.body]);
  render(
    <SideMenuPanel id="menu" className="" label="Menu">
      Entries
    </SideMenuPanel>,
  );
  expect(window.earlyTaps).toBeUndefined();
});
