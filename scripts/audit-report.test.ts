import { readAudit } from './audit-report.ts';

const found = (severity: string) =>
  JSON.stringify({
    vulnerabilities: {
      a: { name: 'a', severity, range: '<2', via: [{ title: 'Runs anything', url: 'https://advisories.example/1' }] },
      b: { name: 'b', severity: 'low', range: '*', via: ['a'] },
    },
  });

it.each([
  ['critical', 'weak'],
  ['high', 'weak'],
  ['moderate', 'clean'],
])('takes a weakness of %s severity for %s', (severity, outcome) => {
  expect(readAudit(found(severity))).toEqual({
    outcome,
    lines: [`${severity}: a <2: Runs anything https://advisories.example/1`, 'low: b *: through a'],
  });
});

it('says nothing when nothing is known', () => {
  expect(readAudit('{"vulnerabilities": {}}')).toEqual({ outcome: 'clean', lines: [] });
});

it.each(['', 'not JSON', 'null', '{"error": {"summary": "getaddrinfo ENOTFOUND"}}', '{"vulnerabilities": null}'])(
  'never takes %j for a clean report',
  (output) => {
    const { outcome, lines } = readAudit(output);
    expect(outcome).toBe('unknown');
    expect(lines).toEqual([expect.stringContaining('could not be asked')]);
  },
);
