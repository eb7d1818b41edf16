import { NextRequest } from 'next/server';
import middleware from './middleware';

const ORIGIN = 'http://localhost:3000';

async function answer(path: string) {
  const request = new NextRequest(`${ORIGIN}/mooc/app${path}`, { nextConfig: { basePath: '/mooc/app' } });
  const { status, headers } = await middleware(request);
  const address = headers.get('location') ?? headers.get('x-middleware-rewrite');
  return { status, address: address?.replace(`${ORIGIN}/mooc/app`, ''), cookie: headers.get('set-cookie') };
}

describe('the way of a request to its page', () => {
  it('puts the language into the path, without a cookie', async () => {
    expect(await answer('/home')).toEqual({ status: 200, address: '/it/home', cookie: null });
    expect(await answer('/en/home')).toMatchObject({ status: 200, cookie: null });
  });

  it('has one address for each page: the default language has no prefix', async () => {
    expect(await answer('/it/home')).toMatchObject({ status: 308, address: '/home' });
    expect(await answer('/EN/Courses')).toMatchObject({ status: 308, address: '/en/Courses' });
    expect(await answer('/CATALOGUE?q=arte')).toMatchObject({ status: 308, address: '/catalogue?q=arte' });
  });

  it('leads a search to its kept page, in canonical order', async () => {
    expect(await answer('/catalogue?filterAteneo=7&page=2')).toMatchObject({
      status: 200,
      address: '/it/catalogue/filtered/filterAteneo%3D7%26page%3D2',
    });
    expect(await answer('/en/catalogue?q=IA')).toMatchObject({ status: 200, address: '/en/catalogue/text/q%3DIA' });
    expect(await answer('/en/catalogue')).toMatchObject({ status: 200, address: '/en/catalogue' });
  });

  it.each([
    ['/catalogue?q=&page=1', '/catalogue'],
    ['/catalogue?page=2&filterAteneo=9&filterAteneo=7&utm_source=x', '/catalogue?filterAteneo=7&filterAteneo=9&page=2'],
    ['/en/catalogue?q=%20a%20%20b', '/en/catalogue?q=a+b'],
    ['/catalogue?q=a%20b', '/catalogue?q=a+b'],
  ])('sends %s for good to %s', async (path, canonical) => {
    expect(await answer(path)).toMatchObject({ status: 308, address: canonical });
  });

  it('does not show the inner paths of searches', async () => {
    expect((await answer('/catalogue/filtered/page%3D2')).address).toMatch(/^\/it\/not-found\//);
    expect((await answer('/en/catalogue/anything')).address).toMatch(/^\/en\/not-found\//);
  });

  it('ignores the parameter of the router for page data', async () => {
    expect(await answer('/catalogue?filterAteneo=7&_rsc=abc')).toMatchObject({ status: 200 });
  });
});
