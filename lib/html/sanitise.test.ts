/** @jest-environment ./jest/environment.mjs */

import fc from 'fast-check';
import { anyText } from '@/jest/any-text';
import type { UntrustedHtml } from '@/lib/model/html';
import { htmlTexts } from '@/messages/html';
import { isBlankHtml } from './markup';
import { sanitiseHtml, sanitiseInline } from './sanitise';
import { attacks } from './testing/attacks';
import { findForbidden } from './testing/find-forbidden';
import { plainText } from './text';

const html = (text: string) => text as UntrustedHtml;
const clean = (text: string): string => sanitiseHtml(html(text));

/** Attacks, pieces of attacks, harmless markup and noise, in any order. */
const mixture = fc
  .array(
    fc.oneof(
      { weight: 4, arbitrary: fc.constantFrom(...attacks) },
      {
        weight: 2,
        arbitrary: fc
          .tuple(fc.constantFrom(...attacks), fc.nat(), fc.nat())
          .map(([attack, a, b]) => attack.slice(a % attack.length, (a % attack.length) + (b % attack.length))),
      },
      fc.constantFrom(
        '<p>',
        '</p>',
        '<table>',
        '<td>',
        '</table>',
        '<a href="/x">',
        '</a>',
        '<h1>',
        '<li>',
        '<!--',
        '"',
        '>',
      ),
      anyText({ maxLength: 20 }),
    ),
    { maxLength: 12, size: 'max' },
  )
  .map((parts) => parts.join(''));
const runs = { numRuns: 400 };

/** Lists and tables that are closed in any order. */
const structure = fc
  .array(
    fc
      .constantFrom(
        ...['div', 'ul', 'li', 'dl', 'dt', 'dd', 'table', 'caption', 'tbody', 'tr', 'td', 'p', 'b', 'a', 'h3', 'menu'],
      )
      .chain((name) => fc.constantFrom(`<${name}>`, `<${name}>`, `</${name}>`, name)),
    { maxLength: 14, size: 'max' },
  )
  .map((parts) => parts.join(''));

describe('sanitiseHtml against attacks', () => {
  it.each(attacks)('leaves nothing forbidden of %j', (attack) => {
    expect(findForbidden(clean(attack))).toEqual([]);
    expect(findForbidden(sanitiseInline(html(attack)))).toEqual([]);
  });

  it('is tested with a check that finds things', () => {
    const found = attacks.filter((attack) => findForbidden(attack).length > 0);
    expect(found.length).toBeGreaterThan(100);
  });

  it('leaves nothing forbidden of any text', () => {
    fc.assert(
      fc.property(anyText({ maxLength: 200 }), (text) => findForbidden(clean(text)).length === 0),
      runs,
    );
  });

  it('leaves nothing forbidden of any mixture of attacks', () => {
    fc.assert(
      fc.property(mixture, (text) => expect(findForbidden(clean(text))).toEqual([])),
      runs,
    );
  });

  it.each([
    '<li>a</li>b<i>c</i>',
    '<li><div><li>a</li></div></li><i>b</i>',
    '<dt>a</dt><i>b</i>',
    '<td>a</td><i>b</i>',
    '<table><table></table></table><i>a</i>',
  ])('keeps %s inside the element of the page', (text) => {
    expect(findForbidden(text)).not.toEqual([]);
    expect(findForbidden(clean(text))).toEqual([]);
  });

  it('keeps lists and tables inside the element of the page, however they are nested', () => {
    fc.assert(
      fc.property(structure, (text) => expect(findForbidden(clean(text))).toEqual([])),
      runs,
    );
  });

  it('leaves only the elements of a line in a line', () => {
    const isLine = (text: string) => /^(?:[^<>]|<\/?(?:em|strong|i|b|sub|sup)>|<br \/>)*$/.test(text);
    fc.assert(
      fc.property(mixture, (text) => isLine(sanitiseInline(html(text)))),
      runs,
    );
  });
});

describe('sanitiseHtml', () => {
  it('changes nothing the second time', () => {
    fc.assert(
      fc.property(mixture, (text) => {
        const once = clean(text);
        expect(clean(once)).toBe(once);
        const line = sanitiseInline(html(text));
        expect(sanitiseInline(html(line))).toBe(line);
      }),
      runs,
    );
  });

  it('never makes something blank out of what it calls readable', () => {
    const words = fc.array(fc.constantFrom('a', '<p>', '</p>', '&nbsp;', '<b>', '<!--', '-->', ' '), { maxLength: 9 });
    fc.assert(
      fc.property(words, (parts) => {
        const text = parts.join('');
        expect(isBlankHtml(clean(text))).toBe(isBlankHtml(text));
      }),
    );
  });

  it.each([
    ['text', 'caffè & "tè" <3', 'caffè &amp; "tè" &lt;3'],
    ['emphasis', '<strong>a</strong><em>b</em><u>c</u>', '<strong>a</strong><em>b</em><u>c</u>'],
    ['lists', '<ul><li>a</li></ul><ol start="3"><li>b</li></ol>', '<ul><li>a</li></ul><ol start="3"><li>b</li></ol>'],
    ['letters of lists', '<ol type="a" start="3"><li>a</li></ol>', '<ol start="3" type="a"><li>a</li></ol>'],
    ['wrong types of lists', '<ol type="disc"><li type="a">a</li></ol>', '<ol><li>a</li></ol>'],
    ['unknown elements', '<span style="color:red">a</span><font>b</font>', 'ab'],
    ['sections', '<section><p>a</p></section>', '<div><p>a</p></div>'],
    ['old names', '<strike>a</strike><del>b</del>', '<s>a</s><s>b</s>'],
    ['unclosed tags', '<p><b>a', '<p><b>a</b></p>'],
    ['stray ends', 'a</div></p></table>', 'a<p></p>'],
    ['languages', '<p lang="ar" dir="rtl">مرحبا</p>', '<p lang="ar" dir="rtl">مرحبا</p>'],
    ['wrong languages', '<p lang="<b>" dir="up">a</p>', '<p>a</p>'],
    ['own links', '<a href="/x?a=1#b" target="_blank" class="c">a</a>', '<a href="/x?a=1#b">a</a>'],
    [
      'mail',
      '<a href="mailto:a@b.it">a</a><a href="tel:+39 02">b</a>',
      '<a href="mailto:a@b.it">a</a><a href="tel:+39 02">b</a>',
    ],
    ['anchors', '<a name="x">a</a>', 'a'],
    [
      'other sites',
      '<a href="HTTP://b.it" rel="opener">a</a>',
      '<a href="http://b.it/" rel="noopener noreferrer">a</a>',
    ],
    [
      'new windows',
      '<a href="https://b.it/" target="_blank">a</a>',
      '<a href="https://b.it/" target="_blank" rel="noopener noreferrer">a</a>',
    ],
    ['protocol-relative links', '<a href="//b.it/x">a</a>', '<a href="https://b.it/x" rel="noopener noreferrer">a</a>'],
    [
      'pictures',
      '<img src="http://b.it/c.png" width="10" height="50%">',
      '<img src="https://b.it/c.png" alt="" width="10" loading="lazy" />',
    ],
    [
      'own pictures',
      '<img src="/c.png" alt="A &quot;c&quot;">',
      '<img src="/c.png" alt="A &quot;c&quot;" loading="lazy" />',
    ],
    ['pictures without address', 'a<img alt="b">', 'a'],
    ['lines of a text without elements', 'a & b\r\n\nc', 'a &amp; b<br /><br />c'],
    ['line ends between words of a paragraph', '<p>a\nb</p>', '<p>a\nb</p>'],
    ['paragraphs for distance', '<p>a</p><p lang="it"><b>&nbsp;</b><br></p><p>&nbsp;</p>b', '<p>a</p>  b'],
  ])('treats %s', (_, from, to) => {
    expect(clean(from)).toBe(to);
  });

  it('keeps tables that say what their cells mean', () => {
    const table =
      '<table><caption>a</caption><thead><tr><th scope="col" colspan="2">b</th></tr></thead><tbody><tr><td>c</td></tr></tbody></table>';
    expect(clean(table).replace('colspan="2" scope="col"', 'scope="col" colspan="2"')).toBe(table);
    expect(clean('<table><tr><td colspan="9999" rowspan="x" width=5 align=left>a</td></tr></table>')).toBe(
      '<table><tr><td>a</td></tr></table>',
    );
  });

  it('puts the highest heading under the heading of its section and keeps the distances', () => {
    expect(clean('<h1>a</h1><h2>b</h2><h6>c</h6>')).toBe('<h3>a</h3><h4>b</h4><h6>c</h6>');
    expect(clean('<h5>a</h5><h6>b</h6>')).toBe('<h3>a</h3><h4>b</h4>');
    expect(clean('<h3>a</h3><h2>b</h2>')).toBe('<h4>a</h4><h3>b</h3>');
    expect(sanitiseHtml(html('<h1>a</h1>'), 2)).toBe('<h2>a</h2>');
  });

  it('shows a player of an allowed site, cut off and without cookies', () => {
    const frame = clean(
      '<iframe src="https://www.youtube.com/embed/abcdefghijk" width="560" frameborder=0>no frames</iframe>',
    );
    expect(frame).toContain('src="https://www.youtube-nocookie.com/embed/abcdefghijk"');
    expect(frame).toContain('sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"');
    expect(frame).toContain('title="Video" width="560" loading="lazy"');
    expect(frame).not.toContain('no frames');
    expect(clean('a<iframe src="https://example.it/"></iframe>')).toBe('a');
  });

  it('keeps pictures of other sites, and the page on privacy says that they load without a click', () => {
    expect(clean('<img src="https://example.it/a.png">')).toContain('src="https://example.it/a.png"');
    expect(htmlTexts.it['documents.privacyHtml']).toContain('possono venire da altri siti e si caricano con la pagina');
    expect(htmlTexts.en['documents.privacyHtml']).toContain('may come from other sites and load with the page');
  });

  it('keeps all of a long text', () => {
    const long = '<p>Lorem <a href="https://x.it/">ipsum</a> dolor.</p>'.repeat(2200);
    expect(long.length).toBeGreaterThan(100_000);
    expect(plainText(html(clean(long)))).toBe('Lorem ipsum dolor. '.repeat(2200).trim());
  });

  it('keeps the text of markup that is nested too deep, and less than a million characters', () => {
    expect(plainText(html(`${'<div>'.repeat(5000)}deep`))).toBe('deep');
    expect(clean('a'.repeat(1_500_000))).toHaveLength(1_000_000);
  });

  it('keeps less than twenty thousand tags, because very deep ones would block the server for minutes', () => {
    expect(clean(`${'<b>'.repeat(333_333)}far`)).not.toContain('far');
    expect(clean('a<br>'.repeat(20_001))).toBe(`${'a<br />'.repeat(19_999)}a`);
  });
});
