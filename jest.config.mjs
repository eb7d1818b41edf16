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

/** True for a package that ships ES modules; Jest runs CommonJS, so they are compiled like our own code. */
function isEsModule(name) {
  const file = new URL(`${name}/package.json`, packagesFolder);
  return existsSync(file) && JSON.parse(readFileSync(file, 'utf8')).type === 'module';
}

/**
 * Tests run in Node. One that needs a document starts with the comment
 * `@jest-environment ./jest/environment.mjs` (jsdom with fetch and TextEncoder).
 *
 * @type {import('jest').Config}
 */
const config = {
  testEnvironment: 'node',
  // Milliseconds: tests use real servers, and a busy machine is slow.
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
    // Sixty files with the words of zod in other languages, which each test that checks anything would load again.
    '^\\.\\./locales/index\\.cjs$': '<rootDir>/jest/empty.mjs',
    // As the build does it (next.config.mjs): messages are compiled before, and only formatted here.
    '^use-intl/format-message$': '<rootDir>/node_modules/use-intl/dist/esm/production/format-message/format-only.js',
  },
  transform: { '/messages/\\w+\\.json$': '<rootDir>/jest/messages.mjs' },
};

/** next/jest brings its own list of packages to leave alone; ours replaces it. */
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
