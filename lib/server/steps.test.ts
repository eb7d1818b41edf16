import { expectConsole } from '../../jest/console.ts';
import { Loopback, send } from '../../jest/loopback.ts';
import { inSteps } from './steps.ts';

const loopback = new Loopback();
afterEach(() => loopback.close());

it('logs why an answer broke, and cuts its connection', async () => {
  const origin = await loopback.serve(
    inSteps([
      () => false,
      (_request, response) => {
        response.write('a part');
        throw new Error('no more');
      },
    ]),
  );
  expectConsole('error', 'An answer broke, and its connection was cut: Error: no more');
  await expect(send(origin, '/')).rejects.toThrow('socket hang up');
});
