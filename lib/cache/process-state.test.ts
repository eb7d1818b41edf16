import { processState } from './process-state.ts';

it('is one for all copies of a module in this process', () => {
  processState().backendHealth = { failedAt: 1, succeededAt: null };
  jest.isolateModules(() => {
    const copy = require('./process-state.ts') as typeof import('./process-state.ts');
    expect(copy.processState).not.toBe(processState);
    expect(copy.processState()).toBe(processState());
    expect(copy.processState().backendHealth.failedAt).toBe(1);
  });
});
