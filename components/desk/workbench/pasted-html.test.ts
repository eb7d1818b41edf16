/** @jest-environment ./jest/environment.mjs */
import { pastedHtml } from './pasted-html';

/** A list paragraph in the form that Word copies to the clipboard. */
const point = (sign: string, text: string, level = 1) =>
  `<p class=MsoListParagraph style='text-indent:-18.0pt;mso-list:l0 level${level} lfo1'><![if !supportLists]>` +
  `<span style='font-family:Symbol'><span style='mso-list:Ignore'>${sign}<span>&nbsp;&nbsp; </span></span></span><![endif]>${text}</p>`;

/** Without what the editor ignores. */
const essence = (html: string) => html.replaceAll(/<span[^>]*><\/span>|<!--.*?-->|\n/g, '');

it('makes lists of what Word writes as paragraphs', () => {
  const html = `<p>Before</p>${point('·', 'First')}\n${point('·', 'Second')}<p>Between</p>${point('1.', 'One')}${point('2)', 'Two')}`;
  expect(essence(pastedHtml(html))).toBe(
    '<p>Before</p><ul><li>First</li><li>Second</li></ul><p>Between</p><ol><li>One</li><li>Two</li></ol>',
  );
});

it('keeps the levels of a list from Word', () => {
  const html = `${point('1.', 'One')}${point('o', 'Below', 2)}${point('§', 'Deep', 3)}${point('o', 'Again', 2)}${point('2.', 'Two')}`;
  expect(essence(pastedHtml(html))).toBe(
    '<ol><li>One<ul><li>Below<ul><li>Deep</li></ul></li><li>Again</li></ul></li><li>Two</li></ol>',
  );
});

it('begins a list from Word at its first level, and leaves out levels that it does not have', () => {
  expect(essence(pastedHtml(`${point('o', 'Second', 2)}${point('§', 'Fourth', 4)}`))).toBe(
    '<ul><li>Second<ul><li>Fourth</li></ul></li></ul>',
  );
});

it('makes text of links to footnotes and other places of the pasted document', () => {
  const pasted =
    '<p>See<a href="#_ftn1" name="_ftnref1"><sup>[1]</sup></a> and <a href="https://example.org/#top">all</a></p>';
  expect(pastedHtml(pasted)).toBe(
    '<p>See<a name="_ftnref1"><sup>[1]</sup></a> and <a href="https://example.org/#top">all</a></p>',
  );
});

it('begins headings with the second level, and leaves everything else as it is', () => {
  expect(pastedHtml('<h1>A <em>b</em></h1><h2>C</h2><p>H<sub>2</sub>O</p>')).toBe(
    '<h2>A <em>b</em></h2><h2>C</h2><p>H<sub>2</sub>O</p>',
  );
});

it('does not take what Google Docs wraps into a b of normal weight for bold', () => {
  const bold = '<b style="font-weight:700">strong</b>';
  const html = `<b style="font-weight:normal;" id="docs-internal-guid-8f1"><span>Plain</span> ${bold}</b>`;
  expect(pastedHtml(html)).toBe(`<span><span>Plain</span> ${bold}</span>`);
});

it('leaves out the direction that Google Docs writes into every paragraph, unless the text also has the other one', () => {
  const text = '<p dir="ltr">Uno</p><ul><li dir="ltr"><p dir="ltr">due</p></li></ul>';
  expect(pastedHtml(text)).toBe('<p>Uno</p><ul><li><p>due</p></li></ul>');
  expect(pastedHtml(`${text}<p dir="rtl">ثلاثة</p>`)).toBe(`${text}<p dir="rtl">ثلاثة</p>`);
});
