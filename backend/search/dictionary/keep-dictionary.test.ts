import type { Database } from '../../database/database.ts';
import { institution } from '../../database/schema/course.ts';
import { loadDictionary } from './dictionary.ts';
import { keepDictionary } from './keep-dictionary.ts';

const institutions = [{ name: 'Università delle Maree', acronym: 'UNIMAREE' }];
const rows = (table: unknown) => (table === institution ? [...institutions] : []);
const select = () => ({ from: (table: unknown) => ({ orderBy: async () => rows(table) }) });
const database = { select, selectDistinct: select } as unknown as Database;

it('learns the institutions that an import has added, and is not read again for anything else', async () => {
  jest.useFakeTimers();
  const stop = await keepDictionary(database, undefined, { warn: jest.fn(), fail: jest.fn() });
  const first = loadDictionary();
  await jest.advanceTimersByTimeAsync(300_000);
  expect(loadDictionary()).toBe(first);
  institutions.push({ name: 'Politecnico delle Vette', acronym: 'POLIVETTE' });
  await jest.advanceTimersByTimeAsync(300_000);
  expect(loadDictionary().completions.of('politecnico delle v', 'it', 3)).toEqual(['Politecnico delle Vette']);
  stop();
  expect(jest.getTimerCount()).toBe(0);
});
