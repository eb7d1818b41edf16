/// <reference types="@testing-library/jest-dom" />
import { watchConsole } from './jest.setup.console.ts';
import { watchNetwork } from './jest.setup.network.ts';

watchConsole();
watchNetwork();

// Matchers for the DOM, where there is one.
if (typeof document !== 'undefined') {
  require('@testing-library/jest-dom');
}
