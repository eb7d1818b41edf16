/**
 * @jest-environment ./jest/environment.mjs
 * @jest-environment-options {"url": "https://courses.example.org/mooc/app/home"}
 */
import { saveChoice } from './choice-cookies';

it('saves a choice of an https page for 365 days and https alone, at the domain that was given', () => {
  const written = jest.spyOn(document, 'cookie', 'set');
  saveChoice('theme', 'dark');
  saveChoice('theme', 'dark', 'example.org');
  expect(written.mock.calls).toEqual([
    ['theme=dark; path=/; max-age=31536000; samesite=lax; secure'],
    ['theme=dark; path=/; max-age=31536000; samesite=lax; domain=example.org; secure'],
  ]);
});

it('does without the cookie where the browser refuses it', () => {
  const written = jest.spyOn(document, 'cookie', 'set').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(() => saveChoice('theme', 'dark')).not.toThrow();
  written.mockRestore();
});
