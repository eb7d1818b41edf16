import { createHash } from 'node:crypto';
import { hashScripts, hideNonce } from './script-hashes.ts';

const nonce = 'secret-word';
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const ours = (text: string) => `<script nonce="${nonce}">${text}</script>`;

/** The hashes of all inline scripts that a browser would run, found with a simple pattern. */
const inlineScripts = (html: string) =>
  [...html.matchAll(/<script\b([^>]*)>(.*?)<\/script/gs)]
    .filter(([, attributes]) => !attributes?.includes('src='))
    .map(([, , text]) => hash(text ?? ''));

describe('the scripts of a page', () => {
  it('are hashed when they have the nonce, and lose it', () => {
    const page = hashScripts(`<head>${ours('theme()')}</head><p>text</p>${ours('data()')}`, nonce);
    expect(page.html).toBe('<head><script>theme()</script></head><p>text</p><script>data()</script>');
    expect(page.scriptHashes).toEqual([hash('theme()'), hash('data()')]);
  });

  it('are hashed as the bytes that the browser gets', () => {
    const page = hashScripts(Buffer.from(ours('say("è 学")')).toString('latin1'), nonce);
    expect(Buffer.from(page.html, 'latin1').toString()).toBe('<script>say("è 学")</script>');
    expect(page.scriptHashes).toEqual([hash('say("è 学")')]);
  });

  it('become one where they follow one another, so that the header stays short', () => {
    const page = hashScripts(ours('push(1)') + ours('push(2)') + ours('push(3)'), nonce);
    expect(page.html).toBe('<script>push(1);\npush(2);\npush(3)</script>');
    expect(page.scriptHashes).toEqual([hash('push(1);\npush(2);\npush(3)')]);
  });

  it('keep their other attributes; files need no hash and join nothing', () => {
    const file = `<script src="/a.js" nonce="${nonce}" async=""></script>`;
    const page = hashScripts(`${file}<script id="x" nonce="${nonce}">a()</script>${ours('b()')}`, nonce);
    expect(page.html).toBe('<script src="/a.js" async=""></script><script id="x">a()</script><script>b()</script>');
    expect(page.scriptHashes).toEqual([hash('a()'), hash('b()')]);
  });

  it('never show the nonce, wherever Next writes it, and keep the lengths of its data', () => {
    const page = hashScripts(`${ours(`push("${nonce}")`)}<link nonce="${nonce}"><p>${nonce}</p>`, nonce);
    expect(page.html).not.toContain(nonce);
    expect(page.scriptHashes).toEqual(inlineScripts(page.html));
    expect(hideNonce(`4b:"${nonce}"`, nonce)).toHaveLength(`4b:"${nonce}"`.length);
  });
});

describe('a script that came with somebody’s text', () => {
  it.each([
    ['a plain one', '<script>steal()</script>'],
    ['one with a guessed nonce', '<script nonce="guess">steal()</script>'],
    ['one right in front of ours', '<p></p><script>steal()</script>'],
    ['one that is left open in front of ours', '<script>steal();'],
    ['a tag that is left open in front of ours', '<script data-x='],
    ['an attribute that is left open in front of ours', '<script data-x="'],
    ['an attribute that is left open and names the nonce’s', "<script nonce='"],
    ['one in a comment that is left open', '<!--<script>steal()'],
    ['one in the style of Next', '<script>self.__next_f.push([1,"steal"])</script>'],
  ])('gets no hash: %s', (_case, injected) => {
    const genuine = 'self.__next_f.push([1,"genuine"])';
    const page = hashScripts(`<p>${injected}${ours(genuine)}`, nonce);
    expect([[], [hash(genuine)]]).toContainEqual(page.scriptHashes);
    expect(page.html).not.toContain(nonce);
  });
});
