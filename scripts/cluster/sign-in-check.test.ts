import { text } from 'node:stream/consumers';
import { Loopback } from '../../jest/loopback.ts';
import { Visitor } from './sign-in-check.ts';

const loopback = new Loopback();
afterEach(() => loopback.close());

describe('a visitor', () => {
  it('keeps cookies, follows redirects and sends forms', async () => {
    const origin = await loopback.serve(async (request, response) => {
      const form = request.method === 'POST' ? await text(request) : '';
      if (request.url === '/form') {
        response.writeHead(303, { Location: '/end', 'Set-Cookie': ['a=1; Path=/', `form=${form}`, 'old='] }).end();
      } else response.end(request.headers.cookie);
    });
    const visitor = new Visitor();
    expect(await visitor.open(`${origin}/form`, { name: 'editor' })).toMatchObject({
      url: `${origin}/end`,
      status: 200,
      text: 'a=1; form=name=editor',
    });
    expect(visitor.cookie('a')).toBe('1');
    expect(visitor.cookie('old')).toBe('');
  });

  it('does not go round in circles', async () => {
    const origin = await loopback.serve((_request, response) => void response.writeHead(302, { Location: '/' }).end());
    await expect(new Visitor().open(origin)).rejects.toThrow(/without an end/);
  });
});
