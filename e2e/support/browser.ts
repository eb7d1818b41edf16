import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** The source of a Chromium for the page tests: the path of a program, or the way to install one. */
export type BrowserChoice =
  | { readonly source: string; readonly path: string }
  | { readonly source: string; readonly install: 'debian' | 'playwright' };

/** The machine's options for a browser. */
export interface Machine {
  /** The variable CHROMIUM_PATH. */
  readonly chromiumPath: string | undefined;
  readonly exists: (path: string) => boolean;
  /** Whether `apt-get install` can work: Debian's tool exists and this user is root. */
  readonly canInstallPackages: boolean;
  /** The path where Playwright stores its downloaded Chromium. */
  readonly playwrightPath: string;
}

/** Chromium without windows; its pages need a third less time. */
const debianPath = '/usr/bin/chromium-headless-shell';
const usualPaths = [
  debianPath,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * Chooses the first available browser: CHROMIUM_PATH, an installed one, Debian's package, Playwright's download.
 *
 * @throws when CHROMIUM_PATH names a file that does not exist
 */
export function chooseBrowser(machine: Machine): BrowserChoice {
  const { chromiumPath, exists, playwrightPath } = machine;
  if (chromiumPath) {
    if (exists(chromiumPath)) return { source: 'CHROMIUM_PATH', path: chromiumPath };
    throw new Error(`CHROMIUM_PATH is "${chromiumPath}": expected the path of a Chromium or Chrome program`);
  }
  const found = usualPaths.find(exists);
  if (found) return { source: 'found on this machine', path: found };
  if (machine.canInstallPackages) return { source: "Debian's package", install: 'debian' };
  if (exists(playwrightPath)) return { source: "Playwright's download", path: playwrightPath };
  return { source: "Playwright's download", install: 'playwright' };
}

function run(command: string, ...args: string[]): void {
  execFileSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'] });
}

function installDebianPackage(): string {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  execFileSync('apt-get', ['update', '-qq'], { env, stdio: 'ignore' });
  execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium-headless-shell'], {
    env,
    stdio: 'ignore',
  });
  return debianPath;
}

function downloadWithPlaywright(machine: Machine): string {
  run(process.execPath, 'node_modules/@playwright/test/cli.js', 'install', 'chromium');
  return machine.playwrightPath;
}

/**
 * Finds a Chromium for the page tests and installs one if there is none.
 *
 * @param print gets a line about the browser or its installation
 * @returns the path of the program
 */
export function findBrowser(machine: Machine, print: (line: string) => void): string {
  const choice = chooseBrowser(machine);
  if ('path' in choice) {
    print(`browser: ${choice.path} (${choice.source})`);
    return choice.path;
  }
  print(`browser: installing ${choice.source}`);
  try {
    return choice.install === 'debian' ? installDebianPackage() : downloadWithPlaywright(machine);
  } catch (error) {
    if (choice.install === 'playwright') throw error;
    // When Debian's servers fail, Playwright's may still work.
    return findBrowser({ ...machine, canInstallPackages: false }, print);
  }
}

function hasAptGet(): boolean {
  return process.platform === 'linux' && existsSync('/usr/bin/apt-get');
}

/** The options of this machine. @param playwrightPath the path where Playwright stores its Chromium */
export function thisMachine(playwrightPath: string): Machine {
  return {
    chromiumPath: process.env.CHROMIUM_PATH?.trim() || undefined,
    exists: existsSync,
    canInstallPackages: hasAptGet() && process.getuid?.() === 0,
    playwrightPath,
  };
}
