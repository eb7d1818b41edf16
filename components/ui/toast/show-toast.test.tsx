/** @jest-environment ./jest/environment.mjs */
import { act, fireEvent, screen, within } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import italian from '@/messages/it.json';
import { ToastRegion } from './ToastRegion';
import type { ToastContent } from './toast-store';

const moved = (): HTMLElement => screen.getByText('Ecco').closest('div[class*="toast"]') as HTMLElement;
let reducedMotion = false;
let showToast: (content: ToastContent) => void;
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

beforeEach(async () => {
  jest.useFakeTimers();
  reducedMotion = false;
  window.matchMedia = ((query: string) => ({ matches: reducedMotion, media: query })) as typeof window.matchMedia;
  const region = renderToStaticMarkup(
    <NextIntlClientProvider locale="it" messages={italian} timeZone="Europe/Rome">
      <ToastRegion />
    </NextIntlClientProvider>,
  );
  document.body.replaceChildren(document.createRange().createContextualFragment(region));
  showToast = (await import('./show-toast')).showToast;
});
afterEach(() => {
  for (const button of screen.queryAllByRole('button')) fireEvent.click(button);
  act(() => jest.advanceTimersByTime(300));
  jest.useRealTimers();
});

const show = (content: Partial<ToastContent> = {}) =>
  act(() => showToast({ severity: 'info', summary: 'Ecco', ...content }));
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const shown = () => screen.queryAllByText('Ecco').length;

describe('a toast', () => {
  it.each([
    ['info', 'status'],
    ['success', 'status'],
    ['warn', 'alert'],
    ['error', 'alert'],
  ] as const)('of severity %s is announced by the %s that the page brought along', (severity, role) => {
    const region = screen.getByRole(role);
    show({ severity, detail: 'Tutto qui' });
    expect(within(region).getByText('Ecco')).toBeVisible();
    expect(within(region).getByText('Tutto qui')).toBeVisible();
  });

  it('leaves after 3000 ms and 300 ms of transition', () => {
    show();
    wait(2999);
    expect(moved().className).not.toContain('closing');
    wait(1);
    expect(moved().className).toContain('closing');
    wait(299);
    expect(shown()).toBe(1);
    wait(1);
    expect(shown()).toBe(0);
  });

  it('with a link stays long enough to reach it, and leaves when it is followed', () => {
    show({ action: <a href="#list">Vedi</a> });
    wait(5999);
    expect(moved().className).not.toContain('closing');
    fireEvent.click(screen.getByRole('link', { name: 'Vedi' }));
    expect(moved().className).toContain('closing');
    wait(300);
    expect(shown()).toBe(0);
    show({ action: <a href="#list">Vedi</a> });
    wait(6000);
    expect(moved().className).toContain('closing');
  });

  it('gives the focus back to where it came from when it is closed by its button or by Escape', () => {
    const opener = document.body.appendChild(document.createElement('button'));
    for (const closeWith of [
      (button: HTMLElement) => fireEvent.click(button),
      (button: HTMLElement) => fireEvent.keyDown(button, { key: 'Escape' }),
    ]) {
      show({ sticky: true, action: <a href="#list">Vedi</a> });
      act(() => opener.focus());
      act(() => screen.getByRole('link', { name: 'Vedi' }).focus());
      const button = screen.getByRole('button', { name: 'Chiudi il messaggio' });
      act(() => button.focus());
      closeWith(button);
      expect(opener).toHaveFocus();
      wait(300);
      expect(shown()).toBe(0);
    }
  });

  it('leaves at once for visitors who want no motion', () => {
    reducedMotion = true;
    show();
    wait(3000);
    wait(0);
    expect(shown()).toBe(0);
  });

  it('stays when it is sticky, until it is closed', () => {
    show({ sticky: true });
    wait(600_000);
    wait(300);
    expect(shown()).toBe(1);
    fireEvent.click(screen.getByRole('button', { name: 'Chiudi il messaggio' }));
    wait(300);
    expect(shown()).toBe(0);
  });

  it.each([
    ['pointer', fireEvent.pointerEnter, fireEvent.pointerLeave],
    ['focus', fireEvent.focus, fireEvent.blur],
  ] as const)('keeps the rest of its time while the %s is on it', (_what, enter, leave) => {
    show();
    wait(2000);
    enter(moved());
    wait(60_000);
    expect(shown()).toBe(1);
    leave(moved());
    wait(999);
    expect(moved().className).not.toContain('closing');
    wait(1);
    expect(moved().className).toContain('closing');
  });

  it('closes by Escape when the focus is in it', () => {
    show({ sticky: true });
    fireEvent.keyDown(screen.getByRole('button'), { key: 'Escape' });
    wait(300);
    expect(shown()).toBe(0);
  });

  it('stands once, however often it is shown', () => {
    show();
    wait(2000);
    show();
    expect(shown()).toBe(1);
    wait(2000);
    expect(moved().className).not.toContain('closing');
  });

  it('stands beside another one with the same words and another reason', () => {
    show({ detail: 'La rete' });
    show({ detail: 'Il server' });
    expect(shown()).toBe(2);
  });
});
