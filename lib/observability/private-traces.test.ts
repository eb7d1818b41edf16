import { createLogger } from './console-log.ts';
import { collectorOutage } from './private-traces.ts';
import { LogLines } from './testing/log-lines.ts';

it('a collector that is away is one line, and one when it is back', () => {
  const log = new LogLines();
  const follow = collectorOutage('http://collector.example.org:4318', createLogger('info', log));
  const refused = { code: 1, error: new Error('connect ECONNREFUSED') };
  for (const result of [{ code: 0 }, refused, refused, { code: 0 }, { code: 0 }, { code: 1 }]) follow(result);
  const collector = 'collector.example.org:4318';
  expect(log.lines).toMatchObject([
    { level: 'warn', collector, reason: 'connect ECONNREFUSED', msg: expect.stringContaining('takes no traces') },
    { level: 'warn', collector, msg: 'The collector takes traces again' },
    { level: 'warn', collector, msg: expect.stringContaining('takes no traces') },
  ]);
});
