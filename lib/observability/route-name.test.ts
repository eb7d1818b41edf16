import fc from 'fast-check';
import { anySegment } from '@/jest/any-address';
import { routeName } from './route-name.ts';

describe('routeName', () => {
  it.each([
    ['/mooc/app/home', '/mooc/app/home'],
    ['/mooc/app/en/home', '/mooc/app/home'],
    ['/mooc/app/en/courseDetails/12', '/mooc/app/courseDetails/*'],
    ['/mooc/app/courseDetails/12.md', '/mooc/app/courseDetails/*'],
    ['/mooc/app/api/jaf/internal/user', '/mooc/app/api/jaf/*'],
    ['/mooc/app/_next/static/chunks/a.js', '/mooc/app/_next/static/*'],
    ['/mooc/rest/immagine/7', '/mooc/rest/immagine/*'],
    ['/mooc/app/wp-login.php', '/mooc/app/*'],
    ['/mooc/app', '/mooc/app'],
    ['/robots.txt', '/*'],
    ['', '/*'],
  ])('calls %s %s', (path, name) => {
    expect(routeName(path, 'mooc')).toBe(name);
  });

  it('has few names, whatever is asked for', () => {
    const segment = fc.oneof(fc.constantFrom('mooc', 'app', 'rest', 'api', 'en', 'home', '_next'), anySegment());
    const names = new Set<string>();
    fc.assert(
      fc.property(fc.array(segment, { maxLength: 6 }), (segments) => {
        names.add(routeName(`/${segments.join('/')}`, 'mooc'));
      }),
      { numRuns: 500 },
    );
    expect(names.size).toBeLessThan(40);
  });
});
