import type { UntrustedHtml } from '@/lib/model/html';
import { sanitiseInline } from './sanitise';
import { excerpt, plainText } from './text';

const html = (text: string) => text as UntrustedHtml;

describe('plainText', () => {
  it.each([
    ['<b>x</b>y', 'xy'],
    ['<p>a</p><p>b</p>', 'a b'],
    ['a<br>b', 'a b'],
    ['<ul><li>one</li><li>two</li></ul>', 'one two'],
    ['<section>a</section><section>b</section>', 'a b'],
    ['&egrave; &lt;b&gt; &amp;lt; &quot;q&quot;', 'è <b> &lt; "q"'],
    ['  much\n\n  space&nbsp;here ', 'much space here'],
    ['a<script>alert(1)</script>b', 'ab'],
    ['<span>c</span>o<sub>2</sub>', 'co2'],
    ['<b>unclosed', 'unclosed'],
    ['', ''],
  ])('turns %j into %j', (from, to) => {
    expect(plainText(html(from))).toBe(to);
  });
});

describe('excerpt', () => {
  it.each([
    ['<p>short</p>', 10, 'short'],
    ['exactly ten', 11, 'exactly ten'],
    ['one two three', 9, 'one two…'],
    ['one two three', 8, 'one two…'],
    ['one two three', 11, 'one two…'],
    ['I wonder', 5, 'I…'],
    ['one, two three', 6, 'one…'],
    ['<p>one</p><p>two</p>', 5, 'one…'],
    ['uninterrupted', 6, 'unint…'],
    ['👩‍🏫👩‍🏫👩‍🏫👩‍🏫', 3, '👩‍🏫👩‍🏫…'],
    ['', 5, ''],
  ])('cuts %j to %d characters: %j', (from, count, to) => {
    expect(excerpt(html(from), count)).toBe(to);
  });
});

describe('sanitiseInline', () => {
  it.each([
    ['H<sub>2</sub>O & <em>vita</em>', 'H<sub>2</sub>O &amp; <em>vita</em>'],
    ['<p>a</p><p>b</p>', 'a b'],
    ['a<br>b', 'a<br />b'],
    ['<h1>a</h1><script>alert(1)</script>', 'a'],
    ['<a href="https://x.it">a</a> <span class="b">c</span>', 'a c'],
    ['<b onclick="alert(1)">a', '<b>a</b>'],
    ['<img src=x onerror=alert(1)>a', 'a'],
  ])('turns %j into %j', (from, to) => {
    expect(sanitiseInline(html(from))).toBe(to);
  });
});
