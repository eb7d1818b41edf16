import { readRevalidation } from './revalidate';

const token = 'a-secret-of-the-backend';

function call(body: unknown, authorization = `Bearer ${token}`): Request {
  const headers = { 'Content-Type': 'application/json', ...(authorization && { Authorization: authorization }) };
  return new Request('http://localhost/api/revalidate', { method: 'POST', headers, body: JSON.stringify(body) });
}

it('reads tags, and paths with the locale of their page', async () => {
  const body = { tags: ['course-12', 'faqs'], paths: ['/courseDetails/12', '/en/about/', '/it/home'] };
  await expect(readRevalidation(call(body), token)).resolves.toEqual({
    tags: ['course-12', 'faqs'],
    pages: ['/it/courseDetails/12', '/en/about', '/it/home'],
  });
});

it('knows every tag of what pages read', async () => {
  const tags = ['courses', 'course-12', 'course-a.b_c', 'categories', 'institutions', 'filters', 'faqs', 'isced'];
  await expect(readRevalidation(call({ tags }), token)).resolves.toMatchObject({ tags });
});

it('finds the page that is cached for a search of a list, however it is written', async () => {
  const paths = ['/catalogue', '/en/catalogue?page=2&filterAteneo=7', '/aboutUniv?page=2&kind=afam'];
  await expect(readRevalidation(call({ paths }), token)).resolves.toMatchObject({
    pages: [
      '/it/catalogue',
      '/en/catalogue/filtered/filterAteneo%3D7%26page%3D2',
      '/it/aboutUniv/filtered/kind%3Dafam%26page%3D2',
    ],
  });
});

it.each([
  ['//', '/it/'],
  ['//[', '/it//['],
  ['/\\', '/it/'],
])('takes %s, which leads to no host, for a path like any other', async (path, page) => {
  await expect(readRevalidation(call({ paths: [path] }), token)).resolves.toMatchObject({ pages: [page] });
});

it.each(['bearer', 'BEARER'])('takes the scheme %s for Bearer', async (scheme) => {
  const tags = ['faqs'];
  await expect(readRevalidation(call({ tags }, `${scheme} ${token}`), token)).resolves.toMatchObject({ tags });
});

it('does not exist without a token of its own', async () => {
  await expect(readRevalidation(call({ tags: ['faqs'] }), null)).rejects.toMatchObject({ status: 404 });
});

it.each(['', 'Bearer', 'Bearer another-secret-of-nobody', `Basic ${token}`, token])(
  'refuses a caller that says %j',
  async (authorization) => {
    await expect(readRevalidation(call({ tags: ['faqs'] }, authorization), token)).rejects.toMatchObject({
      status: 401,
      headers: { 'WWW-Authenticate': 'Bearer' },
    });
  },
);

it.each([
  [{}, 'The body is wrong: expected tags, paths or both.'],
  [{ tags: ['a b'] }, 'The body is wrong at tags.0: expected a tag'],
  [{ paths: ['home'] }, 'The body is wrong at paths.0: expected a path below the app'],
  [{ paths: Array(101).fill('/home') }, 'The body is wrong at paths: expected 100 paths at most.'],
  [{ tags: ['faqs'], everything: true }, 'The body is wrong'],
  [
    { tags: ['faqs'], everything: true },
    'The body is wrong: expected an object with tags, paths or both, and nothing else.',
  ],
  [['faqs'], 'The body is wrong: expected an object with tags, paths or both, and nothing else.'],
  [{ tags: 'faqs' }, 'The body is wrong at tags: expected a list of tags.'],
  [{ tags: [12] }, 'The body is wrong at tags.0: expected a tag: courses, course-{id}, categories,'],
  [
    { tags: ['course-12', 'nonsense'] },
    'The body is wrong at tags.1: expected a tag: courses, course-{id}, categories,',
  ],
  [{ tags: ['course-'] }, 'The body is wrong at tags.0: expected a tag'],
  [{ paths: ['/mooc/app/home'] }, 'expected a path below the app, such as /courseDetails/12, without the base path'],
  [{ paths: ['/mooc/app'] }, 'expected a path below the app, such as /courseDetails/12, without the base path'],
])('says what is wrong with %j', async (body, message) => {
  await expect(readRevalidation(call(body), token)).rejects.toMatchObject({
    status: 400,
    message: expect.stringContaining(message),
  });
});
