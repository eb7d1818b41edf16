import { createHash } from 'node:crypto';
import { cleanPage, createPagePolicy, hideMarker } from './content-security-policy.ts';

const marker = 'secret-word';
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const ours = (text: string) => `<script nonce="${marker}">${text}</script>`;

/** The hashes of what a browser would run of a page, read as simply as it gets: every script with its text. */
const inlineScripts = (html: string) =>
  [...html.matchAll(/<script\b([^>]*)>(.*?)<\/script/gs)]
    .filter(([, attributes]) => !attributes?.includes('src='))
    .map(([, , text]) => hash(text ?? ''));

describe('the scripts of a page', () => {
  it('are hashed when they carry the mark, and lose it', () => {
    const page = cleanPage(`<head>${ours('theme()')}</head><p>text</p>${ours('data()')}`, marker);
    expect(page.html).toBe('<head><script>theme()</script></head><p>text</p><script>data()</script>');
    expect(page.scriptHashes).toEqual([hash('theme()'), hash('data()')]);
  });

  it('are hashed as the bytes that the browser gets', () => {
    const page = cleanPage(Buffer.from(ours('say("è 学")')).toString('latin1'), marker);
    expect(Buffer.from(page.html, 'latin1').toString()).toBe('<script>say("è 学")</script>');
    expect(page.scriptHashes).toEqual([hash('say("è 学")')]);
  });

  it('become one where they follow one another, so that the header stays short', () => {
    const page = cleanPage(ours('push(1)') + ours('push(2)') + ours('push(3)'), marker);
    expect(page.html).toBe('<script>push(1);\npush(2);\npush(3)</script>');
    expect(page.scriptHashes).toEqual([hash('push(1);\npush(2);\npush(3)')]);
  });

  it('keep their other attributes; files need no hash and join nothing', () => {
    const file = `<script src="/a.js" nonce="${marker}" async=""></script>`;
    const page = cleanPage(`${file}<script id="x" nonce="${marker}">a()</script>${ours('b()')}`, marker);
    expect(page.html).toBe('<script src="/a.js" async=""></script><script id="x">a()</script><script>b()</script>');
    expect(page.scriptHashes).toEqual([hash('a()'), hash('b()')]);
  });

  it('never show the mark, wherever Next writes it, and keep the lengths of its data', () => {
    const page = cleanPage(`${ours(`push("${marker}")`)}<link nonce="${marker}"><p>${marker}</p>`, marker);
    expect(page.html).not.toContain(marker);
    expect(page.scriptHashes).toEqual(inlineScripts(page.html));
    expect(hideMarker(`4b:"${marker}"`, marker)).toHaveLength(`4b:"${marker}"`.length);
  });
});

describe('a script that came with somebody’s text', () => {
  it.each([
    ['a plain one', '<script>steal()</script>'],
    ['one with a guessed mark', '<script nonce="guess">steal()</script>'],
    ['one right in front of ours', '<p></p><script>steal()</script>'],
    ['one that is left open in front of ours', '<script>steal();'],
    ['a tag that is left open in front of ours', '<script data-x='],
    ['an attribute that is left open in front of ours', '<script data-x="'],
    ['an attribute that is left open and names the mark’s', "<script nonce='"],
    ['one in a comment that is left open', '<!--<script>steal()'],
    ['one in the style of Next', '<script>self.__next_f.push([1,"steal"])</script>'],
  ])('gets no hash: %s', (_case, injected) => {
    const genuine = 'self.__next_f.push([1,"genuine"])';
    const page = cleanPage(`<p>${injected}${ours(genuine)}`, marker);
    expect([[], [hash(genuine)]]).toContainEqual(page.scriptHashes);
    expect(page.html).not.toContain(marker);
  });
});

describe('the policy of a page', () => {
  const sources = { siteUrl: 'https://courses.example.org', videoHosts: ['player.example'] };
  const directives = (policy: string) =>
    Object.fromEntries(policy.split('; ').map((directive) => [directive.split(' ', 1)[0], directive]));

  it('runs files of our own and the scripts with these hashes, and nothing else', () => {
    const policy = createPagePolicy(sources)({ scriptHashes: ["'sha256-a='", "'sha256-b='"], formsLeadAway: false });
    expect(directives(policy)).toEqual({
      'default-src': "default-src 'self'",
      'script-src': "script-src 'self' 'sha256-a=' 'sha256-b='",
      'style-src': "style-src 'self' 'unsafe-inline'",
      'img-src': "img-src 'self' data: https:",
      'media-src': "media-src 'self' https:",
      'frame-src': 'frame-src https://player.example',
      'object-src': "object-src 'none'",
      'base-uri': "base-uri 'self'",
      'form-action': "form-action 'self'",
      'frame-ancestors': "frame-ancestors 'self'",
    });
  });

  it('lets forms lead to the identity provider, and films come over http on a site that has no https itself', () => {
    const page = { scriptHashes: [], formsLeadAway: true };
    expect(createPagePolicy(sources)(page)).toContain("form-action 'self' https:");
    const plain = directives(createPagePolicy({ ...sources, siteUrl: 'http://localhost:3000' })(page));
    expect(plain).toMatchObject({
      'media-src': "media-src 'self' https: http:",
      'form-action': "form-action 'self' https: http:",
    });
  });
});
