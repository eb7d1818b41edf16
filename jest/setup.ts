/// <reference types="@testing-library/jest-dom" />
import { watchConsole } from './console.ts';
import { watchNetwork } from './network.ts';

watchConsole();
watchNetwork();

// Next's data cache exists in its server only: here everything is read again. A test of what renews it brings its own.
jest.mock('next/cache', () => ({ unstable_cache: (read: () => Promise<unknown>) => read }));

// Matchers for the DOM, where there is one.
if (typeof document !== 'undefined') {
  require('@testing-library/jest-dom');
}
