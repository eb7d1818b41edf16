import { changesOf, lostElements } from './html-changes';
import { html } from './testing/courses';

it.each([
  ['<p>plain</p>', []],
  ['text<br>more<hr>', []],
  ['<a href="https://a.it" target="_blank">a</a>', []],
  ['<img src="https://a.it/p.png">', []],
  ['<section><del>x</del></section>', []],
  ['<P>upper</P>', []],
  ['1 &lt; 2 &egrave;', []],
  ['<p onclick="x()" style="a>b">x</p>', ['p onclick', 'p style']],
  ['<script>alert("<p>")</script>', ['script']],
  ['<span>x</span><!-- note -->', ['span', 'comment']],
])('of %j: %j', (text, removed) => {
  expect(changesOf(html(text))).toMatchObject({ removed: expect.arrayContaining(removed), unsafeAddress: false });
  if (removed.length === 0) expect(changesOf(html(text)).removed).toEqual([]);
});

it('finds no elements in what is the text of a script', () => {
  expect(changesOf(html('<script>alert("<b>")</script>')).removed).toEqual(['script']);
});

it.each([
  '<a href="javascript:x">a</a>',
  '<a href="&#106;avascript:x">a</a>',
  '<img src="data:x">',
  '<iframe src="//evil.example"></iframe>',
])('sees the refused address in %j', (text) => expect(changesOf(html(text)).unsafeAddress).toBe(true));

it('names what an editor did not keep', () => {
  const before = html('<p>a <sup>2</sup></p><img src="https://a.it/p.png" alt="">');
  expect(lostElements(before, html('<p>a 2</p>'))).toEqual(['sup', 'img']);
  expect(lostElements(before, before)).toEqual([]);
});
