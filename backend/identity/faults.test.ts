import { showFaults } from './faults.ts';
import type { Context } from './pages/page.ts';

it('an address that leads nowhere has a page that leads back to the site', async () => {
  const state = { homeUrl: 'http://localhost:3000/mooc/app/home' };
  const answer = { state, query: {}, acceptsLanguages: () => 'it', set: jest.fn(), status: 404 };
  const show = showFaults({ fail: jest.fn() });
  await show(answer as unknown as Context, () => Promise.resolve());
  expect(answer).toMatchObject({
    status: 404,
    body: expect.stringContaining(`href="${state.homeUrl}">Torna al catalogo`),
  });
});

it('what fails is a page in the language of the person, and in the log, but not on the console', async () => {
  const fault = new Error('the database is lost');
  const fail = jest.fn();
  const state = { homeUrl: 'http://localhost:3000/mooc/app/home' };
  const answer = { state, query: {}, acceptsLanguages: () => 'it', set: jest.fn(), status: 200, body: '' };
  const show = showFaults({ fail });
  await show(answer as unknown as Context, () => Promise.reject(fault));
  expect(answer).toMatchObject({ status: 500, body: expect.stringContaining('Qualcosa è andato storto') });
  expect(fail.mock.calls).toEqual([['The identity provider failed', fault]]);
});
