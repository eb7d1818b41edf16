import { scriptNonce, scriptNonceName } from './script-nonce.ts';

it('is the same word for every instance with the same secret, and another one for another secret', () => {
  expect(scriptNonce('secret')).toBe(scriptNonce('secret'));
  expect(scriptNonce('secret')).not.toBe(scriptNonce('another'));
  expect(scriptNonce('secret')).toMatch(/^[\w-]{43}$/);
});

it('has a name that changes with it and tells nothing of it', () => {
  expect(scriptNonceName('secret')).toBe(scriptNonceName('secret'));
  expect(scriptNonceName('secret')).not.toBe(scriptNonceName('another'));
  expect(scriptNonce('secret')).not.toContain(scriptNonceName('secret'));
});
