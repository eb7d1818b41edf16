import { json } from 'node:stream/consumers';
import { expectConsole } from '@/jest/console';
import { createRestClient } from './rest-client.ts';
import { bareMembers, courseWithId, membersOfSeries5 } from './schemas/testing/hostile.ts';
import { wireInstitution, wireSummary } from './schemas/testing/wire.ts';
import { getSeriesMembers } from './series.ts';
import { startBackend, stopBackends } from './testing/backend.ts';
import { failureOf } from './testing/failure.ts';

afterEach(stopBackends);

/** A backend with the given members, one institution, and the course 13. */
async function seriesBackend(members: unknown, asked: unknown[] = []) {
  const backend = await startBackend(async (request, response) => {
    if (request.method === 'POST') {
      asked.push(await json(request));
      response.end(JSON.stringify(members));
    } else if (request.url?.endsWith('/atenei')) {
      response.end(JSON.stringify([wireInstitution]));
    } else if (request.url?.endsWith('/13')) {
      response.end(JSON.stringify(courseWithId('13')));
    } else {
      response.writeHead(404).end();
    }
  });
  return { backend, client: createRestClient({ baseUrl: backend.baseUrl }) };
}

describe('getSeriesMembers', () => {
  it('asks for the members with the filter of series, in a locale', async () => {
    const asked: unknown[] = [];
    const { backend, client } = await seriesBackend([wireSummary], asked);
    await expect(getSeriesMembers(client, '5', 'en')).resolves.toHaveLength(1);
    expect(asked).toEqual([{ filterSerie: ['5'] }]);
    expect(backend.requests).toEqual(['POST /mooc/rest/mooc/moocVetrina/?lang=en']);
  });

  it('completes members, and leaves out the series itself, what is gone and what comes twice', async () => {
    const { client } = await seriesBackend(membersOfSeries5);
    const members = await getSeriesMembers(client, '5', 'it');
    expect(members.map(({ id }) => id)).toEqual(['12', '13']);
    expect(members[1]).toEqual({
      id: '13',
      title: 'Armonia <em>tonale</em>',
      subtitle: 'Per chi comincia',
      imageId: '120',
      institutions: [expect.objectContaining({ id: '7', name: 'Politecnico di Milano' })],
      seriesSize: 0,
      language: 'it',
    });
  });

  it('takes no members for an empty series', async () => {
    const { client } = await seriesBackend(null);
    await expect(getSeriesMembers(client, '5', 'it')).resolves.toEqual([]);
  });

  it('reads many incomplete members, in order', async () => {
    const ids = Array.from({ length: 30 }, (_, index) => `${index}-13`);
    const backend = await startBackend((request, response) => {
      const id = request.url?.split('/').at(-1) ?? '';
      const answer = request.method === 'POST' ? bareMembers(ids) : courseWithId(id);
      response.end(JSON.stringify(request.url?.endsWith('/atenei') ? null : answer));
    });
    const members = await getSeriesMembers(createRestClient({ baseUrl: backend.baseUrl }), '5', 'it');
    expect(members.map(({ id }) => id)).toEqual(ids);
  });

  /** A backend of a series of two courses, whose second course answers like this. */
  async function clientWithSecond(status: number, body: string) {
    const backend = await startBackend((request, response) => {
      if (request.method === 'POST') return response.end(JSON.stringify(bareMembers(['13', '14'])));
      if (request.url?.endsWith('/14')) return response.writeHead(status).end(body);
      return response.end(JSON.stringify(request.url?.endsWith('/13') ? courseWithId('13') : null));
    });
    return createRestClient({ baseUrl: backend.baseUrl });
  }

  it.each(['{}', '{"mooc_id": null, "mooc_titolo": "Armonia"}', '[]'])(
    'leaves out a member whose course is %s, and logs why',
    async (body) => {
      expectConsole('warn', /moocVetrina\/14: 1 unusable/);
      const members = await getSeriesMembers(await clientWithSecond(200, body), '5', 'it');
      expect(members.map(({ id }) => id)).toEqual(['13']);
    },
  );

  it.each([
    [400, '{}', { status: 400 }],
    [200, '<h1>Manutenzione</h1>', { kind: 'malformed' }],
  ])('fails when a member cannot be read for now (%i %s)', async (status, body, failure) => {
    const client = await clientWithSecond(status, body);
    await expect(failureOf(getSeriesMembers(client, '5', 'it'))).resolves.toMatchObject(failure);
  });

  it('asks nothing for an id that cannot be one', async () => {
    const { backend, client } = await seriesBackend([wireSummary]);
    await expect(getSeriesMembers(client, '../5', 'it')).resolves.toEqual([]);
    expect(backend.requests).toEqual([]);
  });
});
