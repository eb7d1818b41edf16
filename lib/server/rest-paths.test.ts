import fc from 'fast-check';
import { requestTarget, restPath } from './request-target.ts';

describe('paths below the REST base', () => {
  /** How other programs may change a path before they resolve its dots. */
  const readings: ReadonlyArray<(path: string) => string> = [
    (path) => path,
    (path) => path.replaceAll(/;[^/]*/g, ''),
    (path) => path.replace(/#.*/, ''),
    (path) => path.replaceAll('\\', '/'),
  ];

  function decoded(path: string): string {
    return decodeURIComponent(path.replaceAll(/%(?![0-9a-f]{2})/gi, '%25'));
  }

  /** A path with all dots resolved. */
  function resolvedPath(path: string): string {
    const kept: string[] = [];
    for (const segment of path.split('/')) {
      if (segment === '..') kept.pop();
      else if (segment !== '.') kept.push(segment);
    }
    return kept.join('/');
  }

  it('never lets a path leave the REST base, however the backend reads it', () => {
    const segment = fc.oneof(
      fc.constantFrom(
        '..',
        '.',
        '%2e%2e',
        '.%2e',
        '%2E',
        'a',
        '',
        '%2f',
        '\\',
        '%5C..',
        '..;',
        '..;a=b',
        '..%3B',
        '..%23',
      ),
      fc.constantFrom('%252e%252e', '..%252f', '..%255c', '..#', '.;', ';', '%3b..'),
      fc.string(),
    );
    fc.assert(
      fc.property(
        fc.array(segment, { maxLength: 6 }),
        fc.shuffledSubarray([...readings, decoded, decoded]),
        (segments, reads) => {
          const url = `/mooc/rest/${segments.join('/').replaceAll('?', '')}`;
          if (requestTarget(url, 'mooc').kind !== 'pass') return;
          const read = reads.reduce((path, reading) => reading(path), restPath(url, 'mooc') ?? '');
          expect(resolvedPath(`/mooc/rest${read}`)).toMatch(/^\/mooc\/rest\//);
          expect(new URL(`http://backend/mooc/rest${read}`).host).toBe('backend');
        },
      ),
      { numRuns: 3_000 },
    );
  });
});
