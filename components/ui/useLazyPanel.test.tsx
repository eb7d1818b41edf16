/** @jest-environment ./jest/environment.mjs */
import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { expectConsole } from '@/jest/console';
import { useLazyPanel } from './useLazyPanel';

type Load = () => Promise<{ readonly default: ComponentType }>;

function Control({ load }: { readonly load: Load }) {
  const { Panel, open, waiting, show, hide } = useLazyPanel(load, '/catalogue');
  return (
    <>
      <button type="button" onClick={open ? hide : show}>
        {waiting ? 'waiting' : String(open)}
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
    expect(screen.getByRole('button')).toHaveTextContent('false');
    await press();
    expect(screen.getByRole('button')).toHaveTextContent('waiting');
    await act(async () => arrive({ default: Panel }));
    expect(screen.getByRole('button')).toHaveTextContent('true');
    await press();
    expect(screen.getByRole('button')).toHaveTextContent('false');
    expect(screen.getByText('panel')).toBeVisible();
  });

  it('gives way to a page when its code cannot be had', async () => {
    // All that jsdom says of a navigation.
    expectConsole('error', 'Not implemented: navigation');
    render(<Control load={() => Promise.reject(new Error('offline'))} />);
    await press();
  });
});
