/**
 * @jest-environment ./jest/environment.mjs
 * @jest-environment-options {"url": "https://courses.example.org/mooc/app/home"}
 */
import { keepChoice } from './keep-choice';

it('keeps a choice of an https page for https alone, at the domain that was asked for', () => {
  const written = jest.spyOn(document, 'cookie', 'set');
  keepChoice('theme', 'dark', { seconds: 60 });
  keepChoice('theme', 'dark', { seconds: 60, domain: 'example.org' });
  expect(written.mock.calls).toEqual([
    ['theme=dark; path=/; max-age=60; samesite=lax; secure'],
    ['theme=dark; path=/; max-age=60; samesite=lax; domain=example.org; secure'],
  ]);
});
