/** @jest-environment ./jest/environment.mjs */
import { fireEvent, render, screen } from '@testing-library/react';
import { showToast } from '@/components/ui/toast/show-toast';
import { announceSaving } from './announce-saving';

jest.mock('@/components/ui/toast/show-toast', () => ({ showToast: jest.fn() }));

const texts = {
  saved: 'Salvati: {count}',
  removed: 'Tolto: {count}',
  full: 'Pieno',
  notStored: 'Niente',
  first: 'Qui',
  open: 'Vedi',
};
const link = Object.assign(document.createElement('a'), { href: 'http://localhost/saved?ids=12' });
const shown = () => jest.mocked(showToast).mock.lastCall?.[0];

beforeEach(() => {
  jest.clearAllMocks();
  window.sessionStorage.clear();
});

it('the first course of a visit is announced with the way to the list, the others to screen readers', () => {
  expect(announceSaving('saved', 1, texts, link)).toBe('');
  expect(shown()).toMatchObject({ severity: 'success', summary: 'Qui' });
  expect(announceSaving('saved', 2, texts, link)).toBe('Salvati: 2');
  expect(announceSaving('removed', 1, texts, link)).toBe('Tolto: 1');
  expect(showToast).toHaveBeenCalledTimes(1);
});

it('the way to the list is the page’s own, but for who asks for another window', () => {
  announceSaving('saved', 1, texts, link);
  render(<div>{shown()?.action}</div>);
  const way = screen.getByRole('link', { name: 'Vedi' });
  expect(way).toHaveAttribute('href', 'http://localhost/saved?ids=12');
  const followed = jest.spyOn(link, 'click').mockReturnValue();
  fireEvent.click(way, { ctrlKey: true });
  expect(followed).not.toHaveBeenCalled();
  fireEvent.click(way);
  expect(followed).toHaveBeenCalledTimes(1);
});

it('no way leads to the page that is there', () => {
  const here = Object.assign(document.createElement('a'), { href: window.location.href });
  announceSaving('saved', 3, texts, here);
  expect(shown()).toMatchObject({ summary: 'Qui', action: null });
});

it('problems stay until they are read', () => {
  for (const problem of ['full', 'notStored'] as const) {
    expect(announceSaving(problem, 60, texts, link)).toBe('');
    expect(shown()).toEqual({ severity: 'warn', summary: texts[problem], sticky: true });
  }
});

it('a browser that keeps nothing of a visit does not announce its first course each time', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('no', 'SecurityError');
  });
  expect(announceSaving('saved', 1, texts, link)).toBe('Salvati: 1');
  expect(showToast).not.toHaveBeenCalled();
});
