import { existsSync, readdirSync, readFileSync } from 'node:fs';
import nextJest from 'next/jest.js';

const packagesFolder = new URL('./node_modules/', import.meta.url);

/** Names of the installed packages, with their scope. */
function installedPackages() {
  const inFolder = (folder) => readdirSync(new URL(folder, packagesFolder)).filter((name) => !name.startsWith('.'));
  return inFolder('.').flatMap((name) =>
    name.startsWith('@') ? inFolder(name).map((part) => `${name}/${part}`) : name,
  );
}

/** Whether a package ships ES modules. Jest runs CommonJS, so such packages are compiled like the project's code. */
function isEsModule(name) {
  const file = new URL(`${name}/package.json`, packagesFolder);
  return existsSync(file) && JSON.parse(readFileSync(file, 'utf8')).type === 'module';
}

/**
 * Tests run in Node. A test that needs a document starts with the comment
 * `@jest-environment ./jest/environment.mjs` (jsdom with fetch and TextEncoder).
 *
 * @type {import('jest').Config}
 */
const config = {
  testEnvironment: 'node',
  // In milliseconds; long, because tests use real servers and a busy machine is slow.
  testTimeout: 30_000,
  testMatch: ['**/*.test.ts', '**/*.test.tsx'],
  testPathIgnorePatterns: ['/node_modules/', '<rootDir>/.next/', '<rootDir>/.data/'],
  modulePathIgnorePatterns: ['<rootDir>/.next/', '<rootDir>/.data/'],
  globalSetup: '<rootDir>/backend/testing/run-folder.ts',
  globalTeardown: '<rootDir>/backend/testing/remove-run-folder.ts',
  setupFilesAfterEnv: ['<rootDir>/jest/setup.ts'],
  moduleNameMapper: {
    '^@/(.*)$': '<rootDir>/$1',
    '^server-only$': '<rootDir>/jest/empty.mjs',
    // Sixty files with zod's messages in other languages, which every test with zod would load again.
    '^\\.\\./locales/index\\.cjs$': '<rootDir>/jest/empty.mjs',
    // As in the build (next.config.mjs), messages are compiled earlier and only formatted here.
    '^use-intl/format-message$': '<rootDir>/node_modules/use-intl/dist/esm/production/format-message/format-only.js',
  },
  transform: { '/messages/\\w+\\.json$': '<rootDir>/jest/messages.mjs' },
};

/** next/jest has its own list of packages that are not compiled; this list replaces it. */
export default async function jestConfig() {
  const resolved = await nextJest({ dir: './' })(config)();
  return {
    ...resolved,
    transformIgnorePatterns: [
      `/node_modules/(?!(${installedPackages().filter(isEsModule).join('|')})/)`,
      '^.+\\.module\\.(css|sass|scss)$',
    ],
  };
}
