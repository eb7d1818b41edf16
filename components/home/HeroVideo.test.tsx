/** @jest-environment ./jest/environment.mjs */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { HeroVideo } from './HeroVideo';

const video = () => document.querySelector('video');

function settings({ reducedMotion = false, saveData = false, readyState = 'complete' }) {
  window.matchMedia = () => ({ matches: reducedMotion }) as MediaQueryList;
  Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData } });
  Object.defineProperty(document, 'readyState', { configurable: true, value: readyState });
}

async function show() {
  render(<HeroVideo pause="Pause" play="Play" />);
  await act(() => jest.advanceTimersByTimeAsync(100));
}

beforeEach(() => {
  jest.useFakeTimers();
  // jsdom cannot play videos.
  jest.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(async function play(this: HTMLMediaElement) {
    fireEvent.playing(this);
  });
  jest.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(function pause(this: HTMLMediaElement) {
    fireEvent.pause(this);
  });
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

it.each([{ reducedMotion: true }, { saveData: true }])('leaves the still picture alone with %j', async (wish) => {
  settings(wish);
  await show();
  expect(video()).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});

it('waits until the page has loaded', async () => {
  settings({ readyState: 'interactive' });
  await show();
  expect(video()).toBeNull();
  fireEvent(window, new Event('load'));
  await act(() => jest.advanceTimersByTimeAsync(100));
  expect(video()).toHaveProperty('muted', true);
  expect(video()).toHaveProperty('loop', true);
});

it('stops and plays at its button, which says what it does', async () => {
  settings({});
  await show();
  fireEvent.playing(video() as HTMLVideoElement);
  fireEvent.click(screen.getByRole('button', { name: 'Pause' }));
  expect(HTMLMediaElement.prototype.pause).toHaveBeenCalledTimes(1);
  fireEvent.click(screen.getByRole('button', { name: 'Play' }));
  expect(screen.getByRole('button', { name: 'Pause' })).toBeVisible();
});

it('goes away when no format can be played', async () => {
  settings({});
  await show();
  const [first, last] = document.querySelectorAll('source');
  fireEvent.error(first as Element);
  expect(video()).not.toBeNull();
  fireEvent.error(last as Element);
  expect(video()).toBeNull();
});
