import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { seededFolder } from '../backend/testing/data-folders.ts';
import { findBrowser, thisMachine } from '../e2e/support/browser.ts';

/** Compile cache of the servers, because the tests start about forty of them. */
const compiled = path.join(import.meta.dirname, '../.data/compile-cache');

// Finds or installs a browser and runs Playwright with it, on a copy of the catalogue. Arguments are passed to Playwright.
const folder = await seededFolder();
try {
  const browser = findBrowser(thisMachine(chromium.executablePath()), (line) => console.info(line));
  const tests = spawn(process.execPath, ['node_modules/@playwright/test/cli.js', 'test', ...process.argv.slice(2)], {
    stdio: 'inherit',
    env: { ...process.env, CHROMIUM_PATH: browser, E2E_DATA: folder, NODE_COMPILE_CACHE: compiled },
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => tests.kill('SIGINT'));
  const [code] = await once(tests, 'close');
  process.exitCode = code ?? 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await rm(folder, { recursive: true });
}
