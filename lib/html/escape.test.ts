/** @jest-environment ./jest/environment.mjs */
import fc from 'fast-check';
import { escapeHtml, escapeScript } from './escape';

it('writes any text so that an HTML parser reads the same text, in an element and in an attribute', () => {
  const text = fc.string({ unit: 'grapheme' }).filter((value) => !/[\r\0]/.test(value));
  fc.assert(
    fc.property(text, (value) => {
      const holder = document.createElement('div');
      holder.innerHTML = `<p title="${escapeHtml(value)}">${escapeHtml(value)}</p>`;
      const { title, textContent } = holder.firstElementChild as HTMLElement;
      expect([title, textContent, holder.childElementCount]).toEqual([value, value, 1]);
    }),
  );
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
