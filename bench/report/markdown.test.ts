import { replaceResults, resultsMarkdown } from './markdown.ts';
import type { Results } from './results.ts';

const results: Results = {
  http: {
    measuredAt: '2026-11-21T03:30:00.000Z',
    machine: { processor: 'A processor', cores: 2, memory: '4 GB', system: 'Linux 6', node: '24.21.0' },
    tables: [{ title: 'Requests', columns: ['what', 'n'], rows: [['page', 1000]] }],
    bars: [],
    checks: [
      { rule: 'fast', limit: '≤ 1 ms', measured: '0.4 ms', holds: true },
      { rule: 'small', limit: '≤ 2 kB', measured: '3 kB', holds: false },
    ],
  },
};

describe('the results in the document', () => {
  it('say what holds, where and when it was measured, and every figure', () => {
    const text = resultsMarkdown(results);
    expect(text).toContain('| fast  | ≤ 1 ms | 0.4 ms   | yes    |\n| small | ≤ 2 kB | 3 kB     | **no** |');
    expect(text).toContain('2026-11-21 03:30 UTC; A processor, 2 cores, 4 GB; Linux 6; Node 24.21.0.');
    expect(text).toContain('#### Requests\n\n| what | n    |\n| ---- | ---- |\n| page | 1000 |');
  });

  it('stand between the markers, in place of those before', () => {
    const empty = 'before\n<!-- results: written by npm run bench -->\nold\n<!-- end of results -->\nafter';
    const once = replaceResults(empty, 'new');
    expect(once).toContain('\n\nnew\n\n');
    expect(once).not.toContain('old');
    expect(replaceResults(once, 'new')).toBe(once);
    expect(once.startsWith('before\n') && once.endsWith('\nafter')).toBe(true);
  });

  it('need the markers', () => expect(() => replaceResults('nothing', 'new')).toThrow('has no "<!-- results'));
});
