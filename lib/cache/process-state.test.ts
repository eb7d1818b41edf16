import { onceInProcess, processState } from './process-state.ts';

it('is one for all copies of a module in this process', () => {
  processState().backendHealth = { failedAt: 1, succeededAt: null };
  jest.isolateModules(() => {
    const copy = require('./process-state.ts') as typeof import('./process-state.ts');
    expect(copy.processState).not.toBe(processState);
    expect(copy.processState()).toBe(processState());
    expect(copy.processState().backendHealth.failedAt).toBe(1);
  });
});

it('has each named value once, whichever copy of a module makes it', () => {
  const [make, other] = [jest.fn(() => ({ count: 1 })), jest.fn(() => ({ count: 2 }))];
  const value = onceInProcess('test', make);
  jest.isolateModules(() => {
    const copy = require('./process-state.ts') as typeof import('./process-state.ts');
    expect(copy.onceInProcess('test', other)).toBe(value);
  });
  expect([make.mock.calls.length, other.mock.calls.length]).toEqual([1, 0]);
});
