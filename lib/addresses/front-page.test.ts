import fc from 'fast-check';
import { anyAddress } from '@/jest/any-address';
import { isFrontPage } from './front-page.ts';

const site = 'https://www.example.it';

it.each([
  '',
  '/',
  '//',
  '/it',
  '/en/',
  '/EN',
  '/it-it/',
  '/en_GB',
  '/italiano',
  '/home',
  '/Home/',
  '/index.html',
  '/index.php',
  '/it/index.jsp',
  '/en/home',
  '/default.aspx',
  '/#',
  '/#top',
  '/it#courses',
  '/#/',
  '/#!/home',
  '/#/it/',
  '/?lang=it',
  '/en?utm_source=catalogue&utm_medium=link',
])('takes %j for a front page', (path) => {
  expect(isFrontPage(`${site}${path}`)).toBe(true);
});

it.each([
  '/course/onde',
  '/it/corsi',
  '/en/home/courses',
  '/index.php?id=12',
  '/?course=12',
  '/it?p=345',
  '/#/course/12',
  '/#!course',
  '/itinerari',
  '/home-economics',
  '/indexes',
  '/courses/it',
  '/12',
])('takes %j for a page of its own', (path) => {
  expect(isFrontPage(`${site}${path}`)).toBe(false);
});

it.each(['', 'example.it', '/it', 'https://'])('does not take %j for an address', (text) => {
  expect(isFrontPage(text)).toBe(false);
});

it('depends neither on the site nor on slashes at the end', () => {
  const path = fc.constantFrom('', '/it', '/en/index.html', '/corsi', '/it/corso-12', '/home');
  fc.assert(
    fc.property(anyAddress(), path, fc.nat(3), (other, tail, slashes) => {
      const { origin } = new URL(other);
      expect(isFrontPage(`${origin}${tail}${'/'.repeat(slashes)}`)).toBe(isFrontPage(`${site}${tail}`));
    }),
  );
});

it('is decided for any text', () => {
  fc.assert(fc.property(fc.oneof(fc.string(), anyAddress()), (text) => typeof isFrontPage(text) === 'boolean'));
});
