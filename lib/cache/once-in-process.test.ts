import { backendHealth } from './backend-state.ts';
import { onceInProcess } from './once-in-process.ts';

it('is one for all copies of a module in this process', () => {
  Object.assign(backendHealth(), { failedAt: 1, succeededAt: null });
  jest.isolateModules(() => {
    const copy = require('./backend-state.ts') as typeof import('./backend-state.ts');
    expect(copy.backendHealth).not.toBe(backendHealth);
    expect(copy.backendHealth()).toBe(backendHealth());
    expect(copy.backendHealth().failedAt).toBe(1);
  });
});

it('has each named value once, whichever copy of a module makes it', () => {
  const [make, other] = [jest.fn(() => ({ count: 1 })), jest.fn(() => ({ count: 2 }))];
  const value = onceInProcess('test', make);
  jest.isolateModules(() => {
    const copy = require('./once-in-process.ts') as typeof import('./once-in-process.ts');
    expect(copy.onceInProcess('test', other)).toBe(value);
  });
  expect([make.mock.calls.length, other.mock.calls.length]).toEqual([1, 0]);
});
