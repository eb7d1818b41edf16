import { wireFilter } from '@/lib/api/schemas/testing/wire';
import { startBackend } from '@/lib/api/testing/backend';
import { pointTo, restoreEnvironment } from '@/lib/api/testing/routes';

jest.mock('next-intl/server', () => jest.requireActual('@/lib/api/testing/routes').translations);
restoreEnvironment();

it('has every category as a link, whatever stands in its name', async () => {
  const name = 'Arte [b](c) <script>alert(1)</script> 🎓';
  const categories = [{ categoria_id: 3, categoria_desc: name, categoria_desc_eng: 'Art', categoria_img_id: null }];
  const backend = await startBackend((request, response) =>
    response.end(request.url?.includes('categorie') ? JSON.stringify(categories) : '[]'),
  );
  pointTo(backend.baseUrl);
  const { llmsText } = await import('./site-texts');
  const text = await llmsText();
  expect(text).toMatch(/^# \S/);
  expect(text).toContain('- [Art](');
  expect(text).toContain(String.raw`- [Arte \[b\](c) \<script\>alert(1)\</script\> 🎓](`);
});

it('llms.txt leads to the questions of both languages and to the values of each filter that has any', async () => {
  const faq = { domanda: 'È gratis?', domanda_eng: 'Is it free?', risposta: 'Sì', risposta_eng: 'Yes', stato_fl: 'A' };
  const empty = { filterName: 'filterTarget', filterOrder: 2, moocFilterValueVOs: [] };
  const lists: Readonly<Record<string, object[]>> = { faq: [faq], moocFilters: [wireFilter, empty] };
  const backend = await startBackend((request, response) =>
    response.end(JSON.stringify(lists[request.url?.split('/').at(-1) ?? ''] ?? [])),
  );
  pointTo(backend.baseUrl);
  const { llmsText } = await import('./site-texts');
  const text = await llmsText();
  for (const path of ['/list/faq', '/en/list/faq', `/en/list/${wireFilter.filterName}`])
    expect(text).toContain(`(https://courses.example.org/mooc/app${path})`);
  expect(text).not.toContain('filterTarget');
});

it('llms.txt names no questions and no filters where the backend has none', async () => {
  for (const status of [200, 404]) {
    const backend = await startBackend((request, response) => {
      response.statusCode = request.url?.includes('categorie') ? 200 : status;
      response.end('[]');
    });
    pointTo(backend.baseUrl);
    const { llmsText } = await import('./site-texts');
    expect(await llmsText()).not.toMatch(/\/list\/|## Filters/);
  }
});

it('robots.txt closes calls alone: pages that are not to be listed say so themselves', async () => {
  pointTo('http://localhost:1');
  const { robotsText } = await import('./site-texts');
  const closed = [...robotsText().matchAll(/^(?:Dis)?[Aa]llow: (.*)$/gm)].map(([, path]) => path);
  expect(closed).toEqual(['/mooc/app/api/auth/', '/mooc/app/api/jaf/']);
});

it('llms.txt leads to the feeds and calendars of both languages', async () => {
  const backend = await startBackend((_request, response) => response.end('[]'));
  pointTo(backend.baseUrl);
  const { llmsText } = await import('./site-texts');
  const text = await llmsText();
  for (const path of ['/feeds/it', '/feeds/en', '/calendar/courses/it', '/calendar/courses/en'])
    expect(text).toContain(`(https://courses.example.org/mooc/app${path})`);
});

it.each([
  ['security@example.org', 'mailto:security@example.org'],
  ['mailto:security@example.org', 'mailto:security@example.org'],
  ['https://example.org/security', 'https://example.org/security'],
])('security.txt says where weaknesses are reported: %s', async (address, contact) => {
  process.env.SECURITY_CONTACT = address;
  pointTo('http://localhost:1');
  const { securityText } = await import('./site-texts');
  const lines = securityText(Date.UTC(2026, 10, 26, 12))?.split('\n');
  expect(lines).toEqual([
    `Contact: ${contact}`,
    'Expires: 2027-05-25T00:00:00Z',
    'Preferred-Languages: it, en',
    'Canonical: https://courses.example.org/.well-known/security.txt',
    '',
  ]);
});

it('there is no security.txt without a contact', async () => {
  delete process.env.SECURITY_CONTACT;
  pointTo('http://localhost:1');
  const { securityText } = await import('./site-texts');
  expect(securityText(0)).toBeNull();
});
