import { InvalidationLog } from './invalidation-log';

const change = (tag: string) => ({ tags: [tag], at: 1, expired: false });

it('says that changes are lost when too many wait for the shared cache', () => {
  const warnings: string[] = [];
  const log = { info: () => undefined, warn: (line: string) => warnings.push(line) };
  const changes = new InvalidationLog('mooc:invalidations', { attempt: async () => null }, log);
  for (let index = 0; index < 1_000; index += 1) changes.append(change(`course-${index}`));
  expect(warnings).toEqual([]);
  changes.append(change('course-1000'));
  expect(warnings).toEqual([expect.stringContaining('never learn of the oldest')]);
  changes.close();
});
