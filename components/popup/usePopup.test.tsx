/** @jest-environment ./jest/environment.mjs */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { type ComponentType, useRef } from 'react';
import { expectConsole } from '@/jest/console';
import { usePopup } from './usePopup';

type Load = () => Promise<{ readonly default: ComponentType }>;

function Control({ load }: { readonly load: Load }) {
  const trigger = useRef<HTMLButtonElement>(null);
  const { Panel, toggle, handlers, aria } = usePopup({ kind: 'dialog', trigger, load, fallback: '/catalogue' });
  return (
    <>
      <button type="button" ref={trigger} onClick={toggle} {...handlers} {...aria}>
        Open
      </button>
      {Panel ? <Panel /> : null}
    </>
  );
}

const Panel = () => <p>panel</p>;
const press = () => act(async () => fireEvent.click(screen.getByRole('button')));

describe('a panel that is loaded when it is wanted', () => {
  it('opens once its code is there, and stays to be seen closing', async () => {
    let arrive: (module: { default: ComponentType }) => void = () => undefined;
    render(<Control load={() => new Promise((resolve) => (arrive = resolve))} />);
    expect(screen.getByRole('button', { expanded: false, busy: false })).not.toHaveAttribute('aria-controls');
    await press();
    expect(screen.getByRole('button', { expanded: false, busy: true })).toBeVisible();
    await act(async () => arrive({ default: Panel }));
    expect(screen.getByRole('button', { expanded: true, busy: false })).toHaveAttribute('aria-controls');
    await press();
    expect(screen.getByRole('button', { expanded: false })).toBeVisible();
    expect(screen.getByText('panel')).toBeVisible();
  });

  it('stays closed for a visitor who goes on before its code is there', async () => {
    let arrive: (module: { default: ComponentType }) => void = () => undefined;
    render(<Control load={() => new Promise((resolve) => (arrive = resolve))} />);
    await press();
    act(() => screen.getByRole('button').focus());
    act(() => screen.getByRole('button').blur());
    await act(async () => arrive({ default: Panel }));
    expect(screen.getByRole('button', { expanded: false, busy: false })).toBeVisible();
  });

  it('gives way to a page when its code cannot be had', async () => {
    // The only sign of a navigation in jsdom.
    expectConsole('error', 'Not implemented: navigation');
    render(<Control load={() => Promise.reject(new Error('offline'))} />);
    await press();
  });
});
