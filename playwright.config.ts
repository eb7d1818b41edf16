import { tmpdir } from 'node:os';
import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { backendSettings } from './backend/testing/setting-names.ts';
import { appUrl, backendPort, origin, product, restUrl, webPort } from './e2e/support/addresses.ts';
import { variables } from './lib/env/variables.ts';

/** Set by `npm run e2e`, which finds the browser and copies a catalogue for the backend. */
const { CHROMIUM_PATH, E2E_DATA = '.data/e2e', E2E_WITHOUT_EXTENSIONS } = process.env;
/** The settings of the person who runs the tests must not affect them. They are set to blank, which counts as absent. */
const names = [...backendSettings, ...Object.keys(variables.shape)];
const defaults = Object.fromEntries(names.map((name) => [name, '']));

/** Tests that mostly wait, for restarting servers or for timers of the product. */
const waiting = /(coming-and-going|faults|missing-parts|npm-start|survival|upgrade-requests)\.spec\.ts$/;

/** Problems are printed as plain text on the terminal of the tests; requests are not logged. */
const quiet = { LOG_LEVEL: 'silent' };

/**
 * Chromium's address bar loads its own page beside every page of a test, which costs more than the page itself. Only the last
 * `--disable-features` counts, so the list also has the features that Playwright 1.65 disables.
 */
const disabledFeatures = [
  ...['WebUIOmniboxPopup', 'WebUIOmniboxFullPopup', 'WebUIOmniboxAimPopup', 'AimEnabled', 'LensOverlay'],
  ...['AvoidUnnecessaryBeforeUnloadCheckSync', 'DestroyProfileOnBrowserClose', 'PaintHolding', 'MediaRouter'],
  ...['HttpsUpgrades', 'HttpsFirstBalancedModeAutoEnable', 'ThirdPartyStoragePartitioning'],
  ...['AvoidCorsURLLoaderRestartOnRedirect', 'OptimizationHints', 'NetworkTimeServiceQuerying', 'PreconnectToSearch'],
];

/** How the tests start and stop a server. */
const server = {
  timeout: 180_000,
  reuseExistingServer: false,
  gracefulShutdown: { signal: 'SIGTERM', timeout: 8_000 },
} as const;

/** Arguments for Chromium in a container: no sandbox, and no network access of its own. */
const launchArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost',
  `--disable-features=${disabledFeatures.join()}`,
];

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 3,
  retries: 0,
  forbidOnly: true,
  // There are no traces and pictures, because they would be recorded for every test, even one that passes.
  // "npm run e2e -- --trace retain-on-failure catalogue.spec" records both.
  // The timeouts are long, because a busy machine is slow; the benchmark measures the speed of the product.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: {
    baseURL: `${appUrl}/`,
    browserName: 'chromium',
    locale: 'it-IT',
    timezoneId: 'Europe/Rome',
    launchOptions: { executablePath: CHROMIUM_PATH || undefined, args: launchArguments },
  },
  // Waiting tests have their own worker, in addition to one worker for each of two processors.
  projects: [
    { name: 'waiting', testMatch: waiting, workers: 1 },
    { name: 'chromium', testMatch: '**/*.spec.ts', testIgnore: waiting, workers: 2 },
  ],
  webServer: [
    {
      name: 'backend',
      command: `"${process.execPath}" backend/main.ts`,
      url: `${restUrl}/jaf/public/app`,
      ...server,
      env: {
        ...defaults,
        ...quiet,
        PRODUCT: product,
        BACKEND_PORT: String(backendPort),
        BACKEND_DATA: E2E_DATA,
        SITE_URL: origin,
        EXTENSIONS: E2E_WITHOUT_EXTENSIONS ? 'off' : 'on',
      },
    },
    {
      name: 'web',
      command: `"${process.execPath}" "${path.resolve('lib/server/main.ts')}"`,
      // As a service that is started elsewhere.
      cwd: tmpdir(),
      // A page, because on a busy machine the first page takes longer than pages wait for their parts.
      url: `${appUrl}/catalogue?q=climate`,
      ...server,
      env: {
        ...defaults,
        ...quiet,
        PRODUCT: product,
        PORT: String(webPort),
        REST_URL: restUrl,
        CATALOGUE_API_URL: restUrl,
        SITE_URL: origin,
        NEXTAUTH_SECRET: 'only for the page tests on this machine',
      },
    },
  ],
});
