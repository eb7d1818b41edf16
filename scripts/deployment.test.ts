import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';
import { variables as backendVariables } from '../backend/variables.ts';
import { Loopback } from '../jest/loopback.ts';
import { variables as webVariablesOfEnv } from '../lib/env/variables.ts';
import { webProgram, webVariables } from './web-program.ts';

const dockerfile = readFileSync('Dockerfile', 'utf8');
const service = z.object({
  environment: z.record(z.string(), z.string()).default({}),
  volumes: z.array(z.string()).default([]),
  command: z.array(z.string()).default([]),
  init: z.boolean().default(false),
  build: z.object({ args: z.record(z.string(), z.string()) }).optional(),
  healthcheck: z.object({ test: z.array(z.string()) }).optional(),
});
const { services } = z
  .object({ services: z.record(z.string(), service) })
  .parse(parse(readFileSync('compose.yaml', 'utf8')));
const settings = Object.values(services).flatMap(({ environment }) => Object.entries(environment));
const loopback = new Loopback();
afterEach(() => loopback.close());

/** The command in exec form that the pattern finds in the Dockerfile. */
function execForm(keyword: RegExp): string[] {
  const text = keyword.exec(dockerfile)?.groups?.command ?? '[]';
  return JSON.parse(text) as string[];
}

const healthCheckOfImage = execForm(/HEALTHCHECK[^[]*CMD (?<command>\[.*\])/);

/** The exit code of a health check, by default the image's, for a web app at the given origin. */
function healthOf(origin: string, [, ...args]: readonly string[] = healthCheckOfImage): Promise<unknown> {
  const env = { ...process.env, PORT: new URL(origin).port, PRODUCT: 'mooc' };
  return new Promise((resolve) => {
    execFile(process.execPath, args, { env }, (error) => resolve(error?.code ?? 0));
  });
}

describe('the image', () => {
  it('is healthy while the web app says that it lives', async () => {
    const origin = await loopback.serve(({ url }, response) =>
      response.writeHead(url === '/mooc/app/api/health/live' ? 200 : 404).end(),
    );
    expect(await healthOf(origin)).toBe(0);
  });

  it('is not when nothing answers', async () => {
    expect(await healthOf(await loopback.closedOrigin())).toBe(1);
  });

  it('runs what npm run web and npm start run, a program that is there, as nobody', () => {
    const command = ['node', ...webProgram];
    expect(execForm(/^CMD (?<command>\[.*\])$/m)).toEqual(command);
    const variables = Object.entries(webVariables).map(([name, value]) => `${name}=${value}`);
    for (const variable of variables) expect(dockerfile).toMatch(new RegExp(`^ENV (?:.* )?${variable}\\b`, 'm'));
    const script = JSON.parse(readFileSync('package.json', 'utf8')).scripts.web;
    expect(script).toBe([...variables, 'exec', ...command].join(' '));
    expect(existsSync(webProgram.at(-1) ?? '')).toBe(true);
    expect(dockerfile).toMatch(/^USER 65534:65534$/m);
  });
});

it('is built, also by hand, without telling the makers of Next', () => {
  const scripts: Record<string, string> = JSON.parse(readFileSync('package.json', 'utf8')).scripts;
  const ofNext = Object.values(scripts).filter((script) => /\bnext (?:build|dev)\b/.test(script));
  expect(ofNext).toHaveLength(2);
  for (const script of ofNext) expect(script).toMatch(/^NEXT_TELEMETRY_DISABLED=1 /);
});

/** Size of Node's pool for small buffers after the web app has begun to start. */
function bufferPool(): Promise<number> {
  const whenItEnds = 'data:text/javascript,process.on("exit", () => console.info(Buffer.poolSize))';
  // Without a secret the web app ends before it loads Next.
  const env = { ...process.env, NEXTAUTH_SECRET: '' };
  return new Promise((resolve) => {
    execFile(process.execPath, ['--import', whenItEnds, ...webProgram], { env }, (_error, output) =>
      resolve(Number(output)),
    );
  });
}

/** The memory limit of Next's cache, in megabytes, for a value of PAGE_CACHE_MB. */
function memoryOfNext(pageCacheMegabytes: string): Promise<number> {
  const script = `const { default: config } = await import('./next.config.mjs');
    console.info((await config('phase-production-server')).cacheMaxMemorySize / 1024 / 1024);`;
  const env = { ...process.env, PAGE_CACHE_MB: pageCacheMegabytes };
  return new Promise((resolve, reject) => {
    execFile(process.execPath, ['--input-type=module', '--eval', script], { env }, (error, output) =>
      error ? reject(error) : resolve(Number(output)),
    );
  });
}

describe('the memory of the web app', () => {
  it('is set aside for small buffers in pieces that a compressed page does not fit into', async () => {
    expect(await bufferPool()).toBe(8 * 1024);
  });

  it.each([
    ['128', 32],
    ['512', 128],
    ['1', 16],
  ])('with PAGE_CACHE_MB=%s has %d MB of what Next counts for Next', async (setting, megabytes) => {
    expect(await memoryOfNext(setting)).toBe(megabytes);
  });
});

it('has a row for every variable in docs/operating.md', () => {
  const manual = readFileSync('docs/operating.md', 'utf8');
  const variables = [...Object.keys(webVariablesOfEnv.shape), ...Object.keys(backendVariables.shape)];
  expect(variables.filter((name) => !manual.includes(`\n| \`${name}\` `))).toEqual([]);
});

describe('the compose file', () => {
  it('sets no variable that nobody reads', () => {
    const readers = ['lib/env/env.ts', 'backend/env.ts', 'deploy/nginx.conf.template'].map((file) =>
      readFileSync(file, 'utf8'),
    );
    const set = settings.map(([name]) => name);
    const unread = set.filter((name) => !name.startsWith('POSTGRES_') && !readers.some((text) => text.includes(name)));
    expect(set).toContain('CACHE_URL');
    expect(unread).toEqual([]);
  });

  it.each([
    // The container fixes the ports, which nginx and the health checks use, and the backend's address; NEXTAUTH_URL follows
    // from SITE_URL.
    ['web', Object.keys(webVariablesOfEnv.shape), ['PORT', 'WEB_HOST', 'BACKEND_PORT', 'BACKEND_HOST', 'NEXTAUTH_URL']],
    ['backend', Object.keys(backendVariables.shape), ['BACKEND_DATA']],
  ])('lets those who run it set every variable of %s', (name, known, apart) => {
    const set = Object.keys(services[name]?.environment ?? {});
    expect(known.filter((variable) => !set.includes(variable))).toEqual(apart);
  });

  it('builds and runs the same product, and names it in the addresses', () => {
    const { web, backend } = services;
    for (const product of [web?.build?.args.PRODUCT, web?.environment.PRODUCT, backend?.environment.PRODUCT]) {
      expect(product).toMatch(/^\$\{PRODUCT:-mooc\}$/);
    }
    expect(web?.environment.REST_URL).toMatch(/\/\$\{PRODUCT:-mooc\}\/rest/);
    for (const one of [web, backend]) expect(one?.environment.SITE_URL).toMatch(/localhost:\$\{PORT:-3000\}/);
  });

  it('lets visitors to the web app when it is ready', async () => {
    const [, ...check] = services.web?.healthcheck?.test ?? [];
    const program = check.map((word) => word.replaceAll('$$', () => '$'));
    let status = 503;
    const origin = await loopback.serve(({ url }, response) =>
      response.writeHead(url === '/mooc/app/api/health/ready' ? status : 404).end(),
    );
    expect(await healthOf(origin, program)).toBe(1);
    status = 200;
    expect(await healthOf(origin, program)).toBe(0);
  });

  it('hands signals on to programs that are still starting', () => {
    expect([services.web?.init, services.backend?.init]).toEqual([true, true]);
  });

  it('names files that are there', () => {
    const mounted = Object.values(services).flatMap(({ volumes }) =>
      volumes.map((volume) => volume.split(':')[0] ?? ''),
    );
    const run = Object.values(services).flatMap(({ command }) => command.filter((word) => word.endsWith('.ts')));
    const files = [...mounted.filter((source) => source.startsWith('./')), ...run];
    expect(files).toEqual(['./deploy/nginx.conf.template', 'backend/main.ts']);
    expect(files.filter((file) => !existsSync(file))).toEqual([]);
  });

  it('lets nobody into the cache and the database without the password that the environment gives', () => {
    const { web, backend, cache, postgres } = services;
    expect(cache?.command.join(' ')).toMatch(/^valkey-server --requirepass \$\{CACHE_PASSWORD:\?/);
    expect(web?.environment.CACHE_URL).toBe(`valkey://:\${CACHE_PASSWORD}@cache:6379`);
    expect(postgres?.environment.POSTGRES_PASSWORD).toMatch(/^\$\{POSTGRES_PASSWORD:\?/);
    expect(backend?.environment.DATABASE_URL).toContain(`:\${POSTGRES_PASSWORD}@`);
  });

  it('has no secret in it', () => {
    const secrets = settings.filter(([name]) => /SECRET|TOKEN|PASSWORD/.test(name));
    expect(secrets.length).toBeGreaterThan(2);
    expect(secrets.filter(([, value]) => !value.startsWith('${'))).toEqual([]);
  });
});

describe('the nginx template', () => {
  const template = readFileSync('deploy/nginx.conf.template', 'utf8');
  const [, pattern = ''] = /location ~ (\S+) \{[^}]*proxy_read_timeout 30s/.exec(template) ?? [];

  it('logs no requests, and no errors whose lines name one with its visitor', () => {
    expect([...template.matchAll(/^ *((?:access|error)_log .*);$/gm)].map(([, log]) => log)).toEqual([
      'access_log off',
      'error_log stderr crit',
    ]);
  });

  it('sends its own Host, because a health check by HTTP/1.0 has none and the app needs one', () =>
    expect(template).not.toMatch(/proxy_set_header Host/));

  it.each(['large_client_header_buffers 4', 'proxy_buffer_size'])('has room for the longest sign-in: %s', (buffers) =>
    expect(template).toContain(`${buffers} 32k;`),
  );

  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['GZIP;q=0.8,br;q=0', 'gzip'],
    ['gzip;q=0, br ; q=0.0', ''],
    ['brx, x-gzip, *', ''],
    ['', ''],
  ])('takes one who accepts “%s” for one who accepts “%s”, and keeps no other copy of a file', (header, encoding) => {
    const patterns = [...template.matchAll(/"~\*(.+)" (\w+);$/gm)];
    const first = patterns.find(([, pattern = '']) => new RegExp(pattern, 'i').test(header));
    expect(first?.[2] ?? '').toBe(encoding);
    expect(template).toContain('proxy_set_header Accept-Encoding $encoding;');
    expect(template).toMatch(/proxy_cache_key \$uri\$encoding;\s+proxy_ignore_headers Vary;/);
  });

  it.each([
    'rest/cata/faq',
    'app/api/courses',
    'app/feeds/it',
    'app/sitemap/courses-1.xml',
    'app/calendar/courses/it',
    'app/social/it/course/1',
  ])('gives /mooc/%s the time that what is made for machines may take', (address) =>
    expect(`/mooc/${address}`).toMatch(new RegExp(pattern)),
  );

  it.each(['app/home', 'app/en/catalogue', 'app/courseDetails/1'])('gives none of it to /mooc/%s', (address) =>
    expect(`/mooc/${address}`).not.toMatch(new RegExp(pattern)),
  );
});
