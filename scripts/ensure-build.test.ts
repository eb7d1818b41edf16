import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expectConsole } from '@/jest/console';
import { ensureBuild, reasonToBuild } from './ensure-build.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'build-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Writes a file of the trial project, with a modification time that many seconds ago. */
function write(name: string, text: string, secondsAgo: number): void {
  const file = path.join(folder, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
  const time = Date.now() / 1000 - secondsAgo;
  utimesSync(file, time, time);
  utimesSync(path.dirname(file), time, time);
}

function build(): void {
  write('app/page.tsx', '', 100);
  write('.next/routes-manifest.json', '{"basePath":"/mooc/app"}', 50);
  write('.next/BUILD_ID', 'x', 50);
  write('.next/prerender-manifest.json', '{}', 50);
}

describe('reasonToBuild', () => {
  it('is none when the build is newer than the sources', () => {
    build();
    expect(reasonToBuild(folder, 'mooc')).toBeNull();
  });

  it('is that nothing has been built', () => {
    expect(reasonToBuild(folder, 'mooc')).toBe('there is no build yet');
  });

  it('is another product', () => {
    build();
    expect(reasonToBuild(folder, 'corsi')).toBe('the build was made for PRODUCT "mooc"');
  });

  it.each([
    'app/[locale]/home/page.tsx',
    'lib/api/courses.ts',
    'messages/it.json',
    'public/manifest.json',
    'instrumentation-client.ts',
    'proxy.ts',
    'next.config.mjs',
    'package-lock.json',
  ])('is a change of %s', (name) => {
    build();
    write(name, '', 10);
    expect(reasonToBuild(folder, 'mooc')).toBe('the sources have changed since the last build');
  });

  it('is a file that is gone', () => {
    build();
    rmSync(path.join(folder, 'app/page.tsx'));
    expect(reasonToBuild(folder, 'mooc')).toBe('the sources have changed since the last build');
  });

  it.each(['lib/server/main.ts', 'scripts/start.ts', 'README.md', 'backend/main.ts', 'e2e/home.spec.ts'])(
    'is not a change of %s',
    (name) => {
      build();
      write(name, '', 10);
      if (name.startsWith('lib')) utimesSync(path.join(folder, 'lib'), 0, 0);
      expect(reasonToBuild(folder, 'mooc')).toBeNull();
    },
  );
});

describe('ensureBuild', () => {
  /** Makes a trial project whose build runs a script. */
  function buildWith(script: string): void {
    write('scripts/stop-with-parent.ts', '', 100);
    write('node_modules/next/dist/bin/next', script, 100);
  }
  const files = { BUILD_ID: 'x', 'prerender-manifest.json': '{}' };
  const writeFiles = `const { mkdirSync, writeFileSync } = require('node:fs');
    const { PRODUCT, NEXT_TELEMETRY_DISABLED } = process.env;
    mkdirSync('.next');
    for (const [name, text] of Object.entries(${JSON.stringify(files)})) writeFileSync('.next/' + name, text);
    writeFileSync('.next/routes-manifest.json', JSON.stringify({ basePath: '/' + PRODUCT + '/app' }));
    console.log(process.argv[2], PRODUCT, 'telemetry disabled:', NEXT_TELEMETRY_DISABLED);`;

  it('builds for the product, with the output of the build, and says why and how long', async () => {
    buildWith(writeFiles);
    expectConsole('info', 'Building the web app (there is no build yet)');
    expectConsole('info', 'build   | build corsi telemetry disabled: 1');
    expectConsole('info', /^Built in \d+ s\.$/);
    await ensureBuild(folder, 'corsi');
    expect(existsSync(path.join(folder, '.next/BUILD_ID'))).toBe(true);
  });

  it('builds nothing when the build is up to date', async () => {
    buildWith('process.exit(1)');
    build();
    await ensureBuild(folder, 'mooc');
  });

  it('leads to the output of a build that fails, also when it leaves files', async () => {
    buildWith(`${writeFiles} process.exitCode = 3;`);
    expectConsole('info', /^Building|^build/);
    await expect(ensureBuild(folder, 'mooc')).rejects.toThrow('The build failed (exit code 3); its output above');
  });

  it('names what may have killed a build, which had no time to say it', async () => {
    buildWith("process.kill(process.pid, 'SIGKILL')");
    expectConsole('info', /^Building/);
    await expect(ensureBuild(folder, 'mooc')).rejects.toThrow('(signal SIGKILL); perhaps there is too little memory');
  });

  it('does not serve what a build has left unfinished', async () => {
    buildWith('');
    expectConsole('info', /^Building/);
    await expect(ensureBuild(folder, 'mooc')).rejects.toThrow('The build ended, but there is no build yet: try again');
  });
});
