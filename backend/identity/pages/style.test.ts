import { contentSecurityPolicy } from './style.ts';

it.each([
  ['https://courses.example.org', 'https://courses.example.org'],
  ['http://[::1]:3000', 'http://*:3000'],
])('after a form browsers may go on to the site at %s', (origin, source) => {
  expect(contentSecurityPolicy(origin)).toContain(`; form-action 'self' ${source};`);
});
