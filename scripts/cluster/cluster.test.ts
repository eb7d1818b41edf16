import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { cacheService } from './cache.ts';
import { renderTemplate } from './nginx.ts';
import { outcomeTable } from './outcome-table.ts';
import { findPrograms } from './programs.ts';
import { readClusterSettings } from './settings.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'cluster-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function install(...names: string[]): void {
  for (const name of names) {
    writeFileSync(path.join(folder, name), '');
    chmodSync(path.join(folder, name), 0o755);
  }
}

describe('the programs of a cluster', () => {
  it('are named by the packages that bring them when they are missing, all at once', () => {
    install('initdb', 'setpriv');
    expect(() => findPrograms([folder])).toThrow(
      'apt-get install --no-install-recommends postgresql redis-server nginx',
    );
  });

  it('have Valkey for a cache, or Redis where it is not', () => {
    install('initdb', 'setpriv', 'postgres', 'nginx', 'redis-server');
    expect(findPrograms([folder]).cache).toBe(path.join(folder, 'redis-server'));
    install('valkey-server');
    expect(findPrograms([folder]).cache).toBe(path.join(folder, 'valkey-server'));
  });

  it('are not files that nobody may run', () => {
    install('initdb', 'setpriv', 'postgres', 'redis-server');
    writeFileSync(path.join(folder, 'nginx'), '');
    expect(() => findPrograms([folder])).toThrow(/ nginx$/);
  });
});

describe('the settings of a cluster', () => {
  it('give each service a port, and keep their secrets', () => {
    const source = { PORT: '8000', CLUSTER_DATA: folder };
    const settings = readClusterSettings('/project', source);
    const { port, webPorts, backendPort, databasePort, cachePort } = settings;
    expect([port, ...webPorts, backendPort, databasePort, cachePort]).toEqual([8000, 8001, 8002, 8003, 8004, 8005]);
    expect(settings.siteUrl).toBe('http://localhost:8000');
    expect(settings.authSecret).toMatch(/^[0-9a-f]{64}$/);
    expect(readClusterSettings('/project', source)).toEqual(settings);
  });

  it('name a variable that cannot be used', () => {
    expect(() => readClusterSettings('/project', { PORT: 'many' })).toThrow('PORT is "many": expected a port');
  });

  it('name the variable for the folder when a secret cannot be stored there', () => {
    writeFileSync(path.join(folder, 'file'), '');
    const source = { CLUSTER_DATA: path.join(folder, 'file') };
    expect(() => readClusterSettings('/project', source)).toThrow('Make it writable or set CLUSTER_DATA');
  });
});

it('the cache lets nobody in without its password, which no other user can read', () => {
  const settings = readClusterSettings('/project', { CLUSTER_DATA: folder });
  const programs = { cache: '/cache', setpriv: '/setpriv' } as ReturnType<typeof findPrograms>;
  const { args } = cacheService(settings, programs).program;
  const [file = ''] = args;
  expect(readFileSync(file, 'utf8')).toContain(`\nrequirepass ${settings.password}\n`);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(args.join(' ')).not.toContain(settings.password);
});

describe('the template of nginx', () => {
  const template = readFileSync('deploy/nginx.conf.template', 'utf8');

  it('has no other placeholders than those that are filled', () => {
    const values = { WEB_SERVERS: 'server web:3000;', LISTEN: '80', FILES_FOLDER: '/files' };
    const rendered = renderTemplate(template, values);
    const code = rendered.replaceAll(/#.*$/gm, '');
    expect(code).toContain('server web:3000;');
    expect(code).not.toMatch(/\$\{/);
  });

  it('keeps the variables of nginx itself', () => {
    expect(renderTemplate(`Host $http_host \${LISTEN} \${OTHER}`, { LISTEN: '80' })).toBe(
      `Host $http_host 80 \${OTHER}`,
    );
  });
});

describe('the table of a test', () => {
  it('has a row for each trial and names what was lost', () => {
    const durations = [1, 2, 3, 100];
    const lines = outcomeTable([
      { name: 'the cache hangs', result: { requests: 4, lost: ['/home: status 503'], durations } },
    ]);
    expect(lines.join('\n')).toContain('| the cache hangs |        4 |    1 |         3 |     100 |        100 |');
    expect(lines.at(-1)).toBe('lost while the cache hangs: /home: status 503');
  });
});
