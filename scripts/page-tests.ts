import { spawn } from 'node:child_process';
import { chromium } from '@playwright/test';
import { findBrowser, thisMachine } from '../e2e/support/browser.ts';

// Finds or installs a browser and runs Playwright with it; arguments go to Playwright.
try {
  const browser = findBrowser(thisMachine(chromium.executablePath()), (line) => console.info(line));
  const tests = spawn(process.execPath, ['node_modules/@playwright/test/cli.js', 'test', ...process.argv.slice(2)], {
    stdio: 'inherit',
    env: { ...process.env, CHROMIUM_PATH: browser },
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => tests.kill('SIGINT'));
  tests.on('close', (code) => {
    process.exitCode = code ?? 1;
  });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
