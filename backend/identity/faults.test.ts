import { showFaults } from './faults.ts';
import type { Context } from './pages/page.ts';

it('what fails is a page in the language of the person, and in the log, but not on the console', async () => {
  const fault = new Error('the database is lost');
  const fail = jest.fn();
  const answer = { query: {}, acceptsLanguages: () => 'it', set: jest.fn(), status: 200, body: '' };
  const show = showFaults('http://localhost:3000/mooc/app/home', { fail });
  await show(answer as unknown as Context, () => Promise.reject(fault));
  expect(answer).toMatchObject({ status: 500, body: expect.stringContaining('Qualcosa è andato storto') });
  expect(fail.mock.calls).toEqual([['The identity provider failed', fault]]);
});
