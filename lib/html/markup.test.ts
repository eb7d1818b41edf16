/** @jest-environment ./jest/environment.mjs */
import fc from 'fast-check';
import { escapeMarkup, escapeScript, isBlankHtml, unescapeMarkup } from './markup';

it('writes any text so that an HTML parser reads the same text, in an element and in an attribute', () => {
  const text = fc.string({ unit: 'grapheme' }).filter((value) => !/[\r\0]/.test(value));
  fc.assert(
    fc.property(text, (value) => {
      const holder = document.createElement('div');
      holder.innerHTML = `<p title="${escapeMarkup(value)}">${escapeMarkup(value)}</p>`;
      const { title, textContent } = holder.firstElementChild as HTMLElement;
      expect([title, textContent, holder.childElementCount]).toEqual([value, value, 1]);
    }),
  );
});

it('reads back what it wrote', () => {
  fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (text) => unescapeMarkup(escapeMarkup(text)) === text));
  expect(unescapeMarkup('&amp;lt;&nbsp;&copy;')).toBe('&lt;&nbsp;&copy;');
});

it('writes any JSON so that it stays the same JSON and closes no script', () => {
  fc.assert(
    fc.property(fc.json(), fc.constantFrom('', '</script>', '<!--', '\u2028', '\u2029', '&amp;'), (json, end) => {
      const written = escapeScript(JSON.stringify([json, end]));
      expect(written).not.toMatch(/[<>&\u2028\u2029]/);
      expect(JSON.parse(written)).toEqual([json, end]);
    }),
  );
});

describe('isBlankHtml', () => {
  it.each([
    '',
    '   \n\t ',
    '<p></p>',
    '<p>&nbsp;</p>',
    '<p>&NBSP;&#160; &#xA0;\u00a0</p><br/>',
    '<div><span style="color: red"> </span></div>',
    '<!-- nothing --><p>\u200b</p>',
    '<!-- unclosed',
    '<script>alert(1)</script>',
    '<style>p { color: red }</style><p></p>',
    '<p',
  ])('says yes to %j', (html) => {
    expect(isBlankHtml(html)).toBe(true);
  });

  it.each([
    'a',
    '<p>a</p>',
    '<p><img src="x.png"></p>',
    '<hr>',
    '<iframe src="https://player.vimeo.com/video/12345"></iframe>',
    '3 < 4',
    '&amp;',
    'ש',
    '<!-- comment -->text',
    '<script>a</script>b',
  ])('says no to %j', (html) => {
    expect(isBlankHtml(html)).toBe(false);
  });
});
