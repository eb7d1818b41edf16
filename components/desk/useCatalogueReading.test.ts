/** @jest-environment ./jest/environment.mjs */
import { act, renderHook } from '@testing-library/react';
import { type CatalogueReading, readEverything } from '@/lib/desk/read-everything';
import { useCatalogueReading } from './useCatalogueReading';

jest.mock('@/lib/desk/read-everything');
const read = jest.mocked(readEverything);
const afterOf = (count: number) =>
  ({ total: 9, courses: Array.from({ length: count }) }) as unknown as CatalogueReading;

/** Starts a reading of the catalogue whose progress the test controls. */
function startReading() {
  const end = Promise.withResolvers<CatalogueReading>();
  read.mockReturnValue(end.promise);
  const { result } = renderHook(() => useCatalogueReading('it', false));
  const onProgress = read.mock.lastCall?.[1].onProgress ?? (() => undefined);
  const shown = () => ({ status: result.current.status, count: result.current.reading?.courses.length });
  return { end, onProgress, result, shown };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('shows what has been read now and then, and the last of it although nothing follows', () => {
  const { onProgress, shown } = startReading();
  act(() => onProgress(afterOf(0)));
  act(() => jest.advanceTimersByTime(0));
  expect(shown()).toEqual({ status: 'reading', count: 0 });
  act(() => {
    for (const count of [1, 2, 3]) onProgress(afterOf(count));
  });
  expect(shown().count).toBe(0);
  act(() => jest.advanceTimersByTime(300));
  expect(shown()).toEqual({ status: 'reading', count: 3 });
});

it('shows courses again when there are a quarter more of them, and all that has been read when it ends early', async () => {
  const { end, onProgress, result, shown } = startReading();
  const pass = (count: number) => {
    act(() => onProgress(afterOf(count)));
    act(() => jest.advanceTimersByTime(300));
    return shown().count;
  };
  expect([8, 9, 10, 12, 13].map(pass)).toEqual([8, 8, 10, 10, 13]);
  expect(pass(14)).toBe(13);
  expect(result.current.progress?.courses).toHaveLength(14);
  await act(async () => end.reject(new Error('down')));
  expect(shown()).toEqual({ status: 'failed', count: 14 });
  const stopped = startReading();
  for (const count of [8, 9]) {
    act(() => stopped.onProgress(afterOf(count)));
    act(() => jest.advanceTimersByTime(300));
  }
  act(() => stopped.result.current.cancel());
  expect(stopped.shown()).toEqual({ status: 'cancelled', count: 9 });
});

it('reads first the course in the address', () => {
  window.history.replaceState(null, '', '?desk=texts&course=c7');
  startReading();
  expect(read.mock.lastCall?.[1].first).toBe('c7');
});

it('shows nothing of a reading that is over or was stopped', async () => {
  const { end, onProgress, shown } = startReading();
  act(() => onProgress(afterOf(8)));
  await act(async () => end.resolve(afterOf(9)));
  act(() => jest.advanceTimersByTime(300));
  expect(shown()).toEqual({ status: 'done', count: 9 });

  const stopped = startReading();
  act(() => stopped.onProgress(afterOf(1)));
  act(() => jest.advanceTimersByTime(0));
  act(() => stopped.onProgress(afterOf(2)));
  act(() => stopped.result.current.cancel());
  act(() => jest.advanceTimersByTime(300));
  expect(stopped.shown()).toEqual({ status: 'cancelled', count: 1 });
  await act(async () => stopped.end.resolve(afterOf(9)));
  expect(stopped.shown()).toEqual({ status: 'cancelled', count: 1 });
});

it('keeps what had been read before it was stopped, until it has read as much again', async () => {
  const { end, onProgress, result, shown } = startReading();
  act(() => onProgress(afterOf(4)));
  act(() => jest.advanceTimersByTime(0));
  act(() => result.current.cancel());
  act(() => void result.current.start());
  expect(shown()).toEqual({ status: 'reading', count: 4 });
  const again = read.mock.lastCall?.[1].onProgress ?? (() => undefined);
  act(() => again(afterOf(1)));
  act(() => jest.advanceTimersByTime(300));
  expect(shown()).toEqual({ status: 'reading', count: 4 });
  act(() => again(afterOf(5)));
  act(() => jest.advanceTimersByTime(300));
  expect(shown()).toEqual({ status: 'reading', count: 5 });
  await act(async () => end.resolve(afterOf(3)));
  expect(shown()).toEqual({ status: 'done', count: 3 });
});
