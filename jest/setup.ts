/// <reference types="@testing-library/jest-dom" />
import { watchConsole } from './console.ts';
import { watchNetwork } from './network.ts';

watchConsole();
watchNetwork();

// Next's data cache exists only in its server, so tests read everything each time. Tests of its renewal have their own mock.
jest.mock('next/cache', () => ({ unstable_cache: (read: () => Promise<unknown>) => read }));

// Matchers for the DOM, in tests that have one.
if (typeof document !== 'undefined') {
  require('@testing-library/jest-dom');
}
