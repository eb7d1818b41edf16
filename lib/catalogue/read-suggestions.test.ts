import type { IncomingMessage, ServerResponse } from 'node:http';
import { BackendError } from '@/lib/api/errors';
import { startBackend, stopBackends } from '@/lib/api/testing/backend';
import { readSuggestions } from './read-suggestions';

const mockEnv = { catalogueApiUrl: '' };
jest.mock('@/lib/env/env', () => ({ env: () => mockEnv }));
let mockExtensions: object | null = {};
jest.mock('./read-extensions', () => ({
  readExtensions: async () => mockExtensions ?? {},
  readExtensionsOrFail: async () => mockExtensions ?? Promise.reject(new Error('unknown')),
}));

afterEach(stopBackends);

/** Starts a backend with this answer. @returns the addresses of its requests, which are added as they arrive */
async function askedOf(answer: (response: ServerResponse) => unknown, extensions: object | null = { suggestions: 1 }) {
  const asked: string[] = [];
  const { baseUrl } = await startBackend(({ url = '' }: IncomingMessage, response: ServerResponse) => {
    asked.push(url);
    answer(response);
  });
  mockEnv.catalogueApiUrl = baseUrl;
  mockExtensions = extensions;
  return asked;
}

const course = {
  moocId: 7,
  moocTitolo: '<b>Arte</b> &amp; vita',
  moocLingua: 'IT',
  serie: false,
  ateneo_nome: 'Ateneo',
};
const answers = (response: ServerResponse) =>
  response.end(JSON.stringify({ corsi: [course], vicini: { testo: 'arte', categorie: [], corsi: [course] } }));

describe('suggestions', () => {
  it('have titles as plain text, and are asked for once by all who type the same in a locale', async () => {
    const asked = await askedOf(answers);
    const all = await Promise.all([readSuggestions('art', 'it'), readSuggestions('art', 'it')]);
    expect(all[0].courses.map(({ title }) => title)).toEqual(['Arte & vita']);
    expect(all[0].near?.courses.map(({ title }) => title)).toEqual(['Arte & vita']);
    expect(all[1]).toBe(all[0]);
    await readSuggestions('art', 'en');
    expect(asked.map((address) => new URL(address, 'http://x').search)).toEqual([
      '?testo=art&lingua=it',
      '?testo=art&lingua=en',
    ]);
  });

  it('are waited for while a backend is busy with a whole class that types', async () => {
    await askedOf((response) => setTimeout(() => answers(response), 1_600));
    expect((await readSuggestions('class', 'it')).courses).toHaveLength(1);
  });

  it('say whether teachers have pages', async () => {
    await askedOf(answers, { suggestions: 1, teachers: 1 });
    expect((await readSuggestions('teachers', 'it')).hasTeacherPages).toBe(true);
  });

  it('are none, without a call, where the backend has no such extension and without a text', async () => {
    const asked = await askedOf(answers, {});
    expect((await readSuggestions('absent', 'it')).courses).toEqual([]);
    mockExtensions = { suggestions: 1 };
    expect((await readSuggestions('', 'it')).courses).toEqual([]);
    expect(asked).toEqual([]);
  });

  it('fail while it is unknown whether the backend has them', async () => {
    const asked = await askedOf(answers, null);
    await expect(readSuggestions('unknown', 'it')).rejects.toThrow('unknown');
    expect(asked).toEqual([]);
  });

  it('are asked for again after a failure, which is not repeated by itself', async () => {
    let fails = true;
    const asked = await askedOf((response) => (fails ? response.writeHead(503).end() : answers(response)));
    await expect(readSuggestions('fails', 'it')).rejects.toThrow(BackendError);
    expect(asked).toHaveLength(1);
    fails = false;
    expect((await readSuggestions('fails', 'it')).courses).toHaveLength(1);
  });
});
