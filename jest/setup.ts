/// <reference types="@testing-library/jest-dom" />
import { watchConsole } from './console.ts';
import { watchNetwork } from './network.ts';

watchConsole();
watchNetwork();

// Next's data cache exists only in its server, so tests read everything each time. Tests of its renewal have their own mock.
jest.mock('next/cache', () => ({ unstable_cache: (read: () => Promise<unknown>) => read }));

/** Milliseconds that a test with a DOM waits for what must appear, even on a busy machine. */
const untilShown = 10_000;

// For tests that have a DOM: matchers, and patience.
if (typeof document !== 'undefined') {
  require('@testing-library/jest-dom');
  require('@testing-library/react').configure({ asyncUtilTimeout: untilShown });
}
