import { getJson, search } from './testing/calls.ts';
import { runSql, seededFolder } from './testing/data-folders.ts';
import { startBackend, withoutDictionary } from './testing/running-backend.ts';

jest.setTimeout(180_000);

/** The web app gives up a larger answer (`docs/rest-contract.md`). */
const maxAnswerLength = 20 * 1024 * 1024;
/** The longest text that an import takes. */
const longest = 1_000_000;

it('lists the beginning of descriptions, so that long ones do not make a list too large, and gives each course whole', async () => {
  const folder = await seededFolder();
  await runSql(folder, `update course set description = repeat('x', ${longest})`);
  const backend = await startBackend({ BACKEND_DATA: folder }, { flags: withoutDictionary });
  try {
    const page = await search(backend.rest, { moocsPerPagina: 100 });
    expect(page.moocs.length).toBeGreaterThan(50);
    expect(JSON.stringify(page).length).toBeLessThan(maxAnswerLength);
    const [first] = page.moocs;
    expect(first?.moocDescrizione).toMatch(/^x{100000}$/);
    const { body } = await getJson(`${backend.rest}/mooc/moocVetrina/${first?.moocId}`);
    expect(body).toMatchObject({ mooc_descrizione: 'x'.repeat(longest) });
  } finally {
    await backend.stop();
  }
});
