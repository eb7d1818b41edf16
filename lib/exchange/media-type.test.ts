import { acceptedMediaType } from './media-type';

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
  'application/json, text/plain, */*',
  'application/json, application/vnd.api+json',
])('a client that sends %j takes version 3.0 as what it is', (accept) => {
  expect(acceptedMediaType(accept)).toBe('application/vnd.api+json; moochub-version=3.0');
});

it.each([
  'application/json',
  'Application/JSON; charset=utf-8',
  'text/html, application/json;q=0.9',
  'application/json; moochub-version=3',
  'application/vnd.api+json; moochub-version=2.1, application/json',
])('a harvester that sends %j gets it as JSON', (accept) => {
  expect(acceptedMediaType(accept)).toBe('application/json');
});

it.each([
  'text/html',
  'application/json; q=0',
  'application/json; moochub-version=2.1',
  'application/vnd.api+json; moochub-version=2.1',
  'application/vnd.api+json; moochub-version=3.8',
  'application/vnd.api+json; moochub-version=30',
  'application/vnd.api+json; moochub-version=',
  'application/vnd.api+json; q=0',
  'application/problem+json',
])('a client that sends %j gets nothing', (accept) => {
  expect(acceptedMediaType(accept)).toBeNull();
});
