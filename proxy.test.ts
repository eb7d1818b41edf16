import { NextRequest } from 'next/server';
import { files, folders } from '@/lib/addresses/files';
import proxy, { config } from './proxy';

const origin = 'http://localhost:3000';

async function answer(path: string) {
  const request = new NextRequest(`${origin}/mooc/app${path}`, { nextConfig: { basePath: '/mooc/app' } });
  const { status, headers } = await proxy(request);
  const address = headers.get('location') ?? headers.get('x-middleware-rewrite');
  return { status, address: address?.replace(`${origin}/mooc/app`, ''), cookie: headers.get('set-cookie') };
}

describe('the way of a request to its page', () => {
  it('puts the locale into the path, without a cookie', async () => {
    expect(await answer('/home')).toEqual({ status: 200, address: '/it/home', cookie: null });
    expect(await answer('/en/home')).toMatchObject({ status: 200, cookie: null });
  });

  it('rewrites a search to its cached page, in canonical order', async () => {
    expect(await answer('/catalogue?filterAteneo=7&page=2')).toMatchObject({
      status: 200,
      address: '/it/catalogue/filtered/filterAteneo%3D7%26page%3D2',
    });
    expect(await answer('/en/catalogue?q=IA')).toMatchObject({ status: 200, address: '/en/catalogue/text/q%3DIA' });
    expect(await answer('/en/catalogue')).toMatchObject({ status: 200, address: '/en/catalogue' });
  });

  it.each([
    ['/catalogue/filtered/page%3D2', '/it/not-found'],
    ['/en/catalogue/anything', '/en/not-found'],
    ['/nothing', '/it/not-found'],
    ['/en/home/1/2', '/en/not-found'],
    ['/wp-login.php', '/it/not-found'],
  ])('shows at %s the one page for what is not there', async (path, address) => {
    expect(await answer(path)).toMatchObject({ status: 200, address });
  });

  it('ignores the parameter of the router for page data', async () => {
    expect(await answer('/catalogue?filterAteneo=7&_rsc=abc')).toMatchObject({ status: 200 });
  });
});

it('is asked about pages only', () => {
  const beside = [
    ...[...folders.keys()].map((name) => `${name}/`),
    ...files.map((name) => name.replaceAll('.', '\\.')),
  ];
  expect(config.matcher).toEqual([`/((?!${beside.join('|')}).*)`]);
});
