import ky from 'ky';
import { BackendError } from '@/lib/api/errors';
import { failureDetail } from './failure-detail';

const failed = async (body: BodyInit, type: string) =>
  ky('http://app.test/api/courses', {
    retry: 0,
    fetch: async () => new Response(body, { status: 503, headers: { 'Content-Type': type } }),
  }).then(
    () => new Error('it did not fail'),
    (error: Error) => error,
  );

describe('what a visitor reads about a failed question', () => {
  it("is the server's message", async () => {
    const error = await failed(JSON.stringify({ message: 'The catalogue server is too busy.' }), 'application/json');
    expect(failureDetail(error)).toBe('The catalogue server is too busy.');
  });

  it.each([
    ['<h1>Bad gateway</h1>', 'text/html'],
    ['{"message":7}', 'application/json'],
    ['null', 'application/json'],
  ])("is the error's own message when the server answers %s", async (body, type) => {
    const error = await failed(body, type);
    expect(failureDetail(error)).toBe(error.message);
  });

  it("is the backend's message when it came through the client", () => {
    const details = { call: 'GET /cata/categorie', kind: 'status', reason: 'status 500', status: 500 } as const;
    expect(failureDetail(new BackendError({ ...details, serverMessage: 'Manutenzione' }))).toBe('Manutenzione');
    expect(failureDetail(new BackendError(details))).toContain('GET /cata/categorie');
  });
});
