/** @jest-environment ./jest/environment.mjs */
import { fireEvent, render } from '@testing-library/react';
import { escapePriorities, openLayer, useEscapeLayer } from './escape-stack';

const pressEscape = (init: KeyboardEventInit = {}) => fireEvent.keyDown(document.body, { key: 'Escape', ...init });

function Layer({ open, close }: { readonly open: boolean; readonly close: () => void }) {
  useEscapeLayer(open, escapePriorities.menu, close);
  return null;
}

describe('the Escape key', () => {
  it('closes one layer each time: tooltip, overlay panel, menu, dialog, whatever opened first', () => {
    const closed: string[] = [];
    for (const name of ['overlayPanel', 'dialog', 'tooltip', 'menu'] as const) {
      const remove = openLayer(escapePriorities[name], () => {
        closed.push(name);
        remove();
      });
    }
    for (let time = 0; time < 5; time++) pressEscape();
    expect(closed).toEqual(['tooltip', 'overlayPanel', 'menu', 'dialog']);
  });

  it('closes the layer that opened last among equals', () => {
    const closed: string[] = [];
    const removals = ['menu', 'submenu'].map((name) => openLayer(500, () => closed.push(name)));
    pressEscape();
    for (const remove of removals) remove();
    expect(closed).toEqual(['submenu']);
  });

  it('is heard by nobody else while a layer is open, and by everybody afterwards', () => {
    const heard = jest.fn();
    document.addEventListener('keydown', heard);
    const remove = openLayer(500, () => undefined);
    pressEscape();
    expect(heard).not.toHaveBeenCalled();
    remove();
    pressEscape();
    expect(heard).toHaveBeenCalledTimes(1);
    document.removeEventListener('keydown', heard);
  });

  it('belongs to the input method while a word is composed, and other keys do nothing', () => {
    const close = jest.fn();
    const remove = openLayer(500, close);
    pressEscape({ isComposing: true });
    fireEvent.keyDown(document.body, { key: 'Tab' });
    remove();
    expect(close).not.toHaveBeenCalled();
  });

  it('reaches a component while it is open, with what it does at that moment', () => {
    const first = jest.fn();
    const second = jest.fn();
    const { rerender, unmount } = render(<Layer open={false} close={first} />);
    pressEscape();
    rerender(<Layer open close={first} />);
    rerender(<Layer open close={second} />);
    pressEscape();
    unmount();
    pressEscape();
    expect(first).not.toHaveBeenCalled();
    expect(second).toHaveBeenCalledTimes(1);
  });
});
