/** @jest-environment ./jest/environment.mjs */
import { BackendError } from './errors';

it('says in the browser what failed, without the advice for operators', () => {
  const { message } = new BackendError({ call: 'GET /cata/atenei', kind: 'network', reason: 'no connection' });
  expect(message).toBe('GET /cata/atenei: no connection.');
});
