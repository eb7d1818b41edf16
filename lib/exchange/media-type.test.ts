import { acceptsMoochub } from './media-type';

it.each([
  null,
  '',
  '*/*',
  'application/*',
  'application/vnd.api+json',
  'application/vnd.api+json; moochub-version=3',
  'application/vnd.api+json;moochub-version="3.0", application/problem+json',
  'Application/Vnd.Api+Json; MOOChub-Version=3.0; q=0.5',
  'text/html, application/vnd.api+json; moochub-version=2, */*; q=0.1',
])('a client that sends %j takes version 3.0', (accept) => {
  expect(acceptsMoochub(accept)).toBe(true);
});

it.each([
  'text/html',
  'application/json',
  'application/vnd.api+json; moochub-version=2.1',
  'application/vnd.api+json; moochub-version=3.8',
  'application/vnd.api+json; moochub-version=30',
  'application/vnd.api+json; moochub-version=',
  'application/vnd.api+json; q=0',
  'application/problem+json',
])('a client that sends %j does not', (accept) => {
  expect(acceptsMoochub(accept)).toBe(false);
});
