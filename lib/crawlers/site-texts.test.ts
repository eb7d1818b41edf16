import { startBackend } from '@/lib/api/testing/backend';
import { pointTo, restoreEnvironment } from '@/lib/api/testing/routes';

jest.mock('next-intl/server', () => jest.requireActual('@/lib/api/testing/routes').translations);
restoreEnvironment();

it('has every category as a link, whatever stands in its name', async () => {
  const name = 'Arte [b](c) <script>alert(1)</script> 🎓';
  const categories = [{ categoria_id: 3, categoria_desc: name, categoria_desc_eng: 'Art', categoria_img_id: null }];
  const backend = await startBackend((_request, response) => response.end(JSON.stringify(categories)));
  pointTo(backend.baseUrl);
  const { llmsText } = await import('./site-texts');
  const text = await llmsText();
  expect(text).toMatch(/^# \S/);
  expect(text).toContain('- [Art](');
  expect(text).toContain(String.raw`- [Arte \[b\](c) \<script\>alert(1)\</script\> 🎓](`);
});
