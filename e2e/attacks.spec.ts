import net from 'node:net';
import { product } from './support/addresses.ts';
import { type ChangeAnswer, ChangedBackend } from './support/changed-backend.ts';
import { idOf, titles } from './support/samples.ts';
import { expect, test } from './support/test.ts';
import { startWebApp, type WebApp } from './support/web-app.ts';
import { expectWholePage, visibleText, visitAs } from './support/whole-page.ts';

// Requests of attackers to the server in front of Next, together with Next. Tests that change the backend start a web app.
test.describe.configure({ timeout: 180_000 });

test.describe('methods', () => {
  const pages = ['', 'home', 'en/catalogue?q=a', 'courseDetails/1', 'login', 'nothing', 'feeds/it', '_next/image'];
  const calls = [
    'courses?lang=it',
    'auth/start',
    'jaf/account',
    'health',
    'export/courses.csv',
    'moochub/courses',
    'immagine/1',
  ];

  for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND']) {
    test(`${method} is 405 with what is allowed, on pages and on calls that are only read`, async ({ request }) => {
      for (const path of [...pages, ...calls.map((call) => `api/${call}`)]) {
        const answer = await request.fetch(path, { method, maxRedirects: 0 });
        expect([path, answer.status()]).toEqual([path, 405]);
        expect(answer.headers().allow).toContain('GET');
        expect(await answer.text()).not.toMatch(/\bat .*\.js:\d+/);
      }
    });
  }

  test('TRACE never reaches the backend', async ({ stopAfterTest }) => {
    const backend = await stopAfterTest(ChangedBackend.start());
    const web = await stopAfterTest(startWebApp(backend.restUrl));
    const answer = await fetchRaw(web, `TRACE /${product}/rest/trace-me HTTP/1.1`);
    expect(answer).toMatch(/^HTTP\/1.1 405 /);
    expect(backend.received.filter(({ address }) => address.includes('trace-me'))).toEqual([]);
  });
});

function fetchRaw(web: WebApp, line: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let received = '';
    const socket = net.connect(Number(new URL(web.url).port), 'localhost');
    socket.on('data', (chunk) => {
      received += chunk;
    });
    socket.on('error', reject).on('close', () => resolve(received));
    socket.write(`${line}\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
  });
}

test.describe('searches without measure', () => {
  const filters = ['filterAteneo', 'filterCategoria', 'filterLingua', 'filterIsced', 'nothing'];
  const repeated = (count: number, part: (at: number) => string) => Array.from({ length: count }, (_, at) => part(at));
  const queries: Readonly<Record<string, string>> = {
    '400 values of a filter': repeated(400, (at) => `filterAteneo=${at}`).join('&'),
    '400 times the same value': repeated(400, () => 'filterAteneo=7').join('&'),
    '400 filters that nobody knows': repeated(400, (at) => `filter${at}=1`).join('&'),
    '400 values of several filters': repeated(400, (at) => `${filters[at % 5]}=${at}`).join('&'),
    '400 values and a text': `${repeated(400, (at) => `filterAteneo=${at}`).join('&')}&q=storia`,
    'a text of 8 kB': `q=${'a'.repeat(8_000)}`,
    'a text of 8 kB in words': `q=${'ab+'.repeat(2_600)}`,
    'a text of encoded letters': `q=${'%C3%A8'.repeat(1_300)}`,
    'a text of control characters': `q=${'%00%01'.repeat(1_000)}`,
  };

  for (const [name, query] of Object.entries(queries)) {
    test(`${name}: led to one address, which is a whole page`, async ({ request }) => {
      for (const language of ['', 'en/']) {
        const answer = await request.get(`${language}catalogue?${query}`);
        expect(answer.status()).toBe(200);
        expect(answer.url().length).toBeLessThan(4_000);
        expectWholePage(await answer.text(), name);
      }
    });
  }

  test('an address over 8 kB is refused with what is wrong', async ({ request }) => {
    const answer = await request.get(`catalogue?q=${'a'.repeat(9_000)}`);
    expect(answer.status()).toBe(414);
    expect(await answer.text()).toContain('8192');
  });
});

const files = ['hero/hero.webm', 'icons/192.png', 'pictures/about.webp'];
/** The address of the first font in a page's HTML. */
const fontIn = (html: string) => /[^"<>;\s]+\.woff2/.exec(html)?.[0] ?? 'a page without a font';

test('no part of a file that is asked for, and no condition, is a fault of the server', async ({ request }) => {
  for (const file of [...files, fontIn(await (await request.get('home')).text())]) {
    for (const range of [
      'bytes=0-3',
      'bytes=-4',
      'bytes=99999999-',
      'bytes=5-1',
      'bytes=a-b',
      'bytes=0-0,2-3',
      'lines=1-2',
    ]) {
      const answer = await request.get(file, { headers: { Range: range } });
      expect([200, 206, 416], `${file} ${range}`).toContain(answer.status());
    }
    for (const name of ['If-Match', 'If-Unmodified-Since']) {
      const answer = await request.get(file, { headers: { [name]: 'Wed, 21 Oct 2015 07:28:00 GMT' } });
      expect([file, name, answer.status()]).toEqual([file, name, 200]);
    }
  }
});

test.describe('an ISCED tree of many levels', () => {
  for (const levels of [100, 1_000]) {
    test(`${levels}: the course shows its field as ever`, async ({ request, stopAfterTest }) => {
      const id = await idOf(titles.rich);
      const answers: ChangeAnswer = (path, answer) =>
        path.endsWith('/isced') ? deepTree(levels, answer as unknown[]) : answer;
      const backend = await stopAfterTest(ChangedBackend.start(answers));
      const web = await stopAfterTest(startWebApp(backend.restUrl));
      const usual = await visitAs(request, `courseDetails/${id}`, 'somebody');
      const page = await visitAs(request, `${web.url}/courseDetails/${id}`, 'somebody');
      expect(page.answer.status()).toBe(200);
      expect(visibleText(page.html)).toBe(visibleText(usual.html));
    });
  }
});

/** The tree of ISCED fields, with an extra branch of this many levels. */
function deepTree(levels: number, roots: readonly unknown[]): unknown {
  let field: unknown = null;
  for (let level = levels; level > 0; level -= 1) {
    field = { valore: `deep${level}`, descrizione: `level ${level}`, figlioIsceds: field && [field] };
  }
  return [field, ...roots];
}
