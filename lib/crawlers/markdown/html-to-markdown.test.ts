import fc from 'fast-check';
import type { UntrustedHtml } from '@/lib/model/html';
import { htmlToMarkdown } from './html-to-markdown';

const convert = (html: string) => htmlToMarkdown(html as UntrustedHtml);

describe('editor HTML as Markdown', () => {
  it.each([
    ['<p>Uno <strong>due</strong> <em>tre</em>.</p><p>Quattro</p>', 'Uno **due** *tre*.\n\nQuattro'],
    ['Testo<p>Paragrafo</p>altro', 'Testo\n\nParagrafo\n\naltro'],
    ['<h1>Titolo</h1><h2>Sotto</h2>', '### Titolo\n\n#### Sotto'],
    ['<p>una<br>due</p>', 'una\\\ndue'],
    ['<ul><li>a</li><li>b<ul><li>c</li></ul></li></ul>', '- a\n- b\n  - c'],
    ['<ol start="3"><li>a</li><li>b</li></ol>', '3. a\n4. b'],
    ['<ol start="-3"><li>a</li><li></li></ol>', '0. a'],
    ['<ul><li><p>a</p><p>b - c</p></li><p>d</p></ul>', '- a\n\n  b - c\n\n  d'],
    ['<blockquote><p>a</p><p>b</p></blockquote>', '> a\n>\n> b'],
    ['<pre>x\n  ```\n</pre>', '````\nx\n  ```\n````'],
    ['<p><code>a`b</code></p>', '`` a`b ``'],
    ['<p><code>a\nb\n`c```</code></p>', '```` a b `c``` ````'],
    ['<a href="https://example.org/a(b)">qui</a>', '[qui](https://example.org/a%28b%29)'],
    ['<a href="/corso&nbsp;di\u3000storia">qui</a>', '[qui](/corso%C2%A0di%E3%80%80storia)'],
    ['<img src="https://example.org/x.png" alt="Un [vaso]">', '![Un \\[vaso\\]](https://example.org/x.png)'],
    ['<a href="/x"> </a><p>a<u>b</u>c</p>', '[↗](/x)\n\nabc'],
    [
      '<iframe src="https://www.youtube.com/embed/abcdefghijk" title="Film"></iframe>',
      '[Film](https://www.youtube-nocookie.com/embed/abcdefghijk)',
    ],
    ['<table><tr><th>A</th><th>B</th></tr><tr><td>1|2</td></tr></table>', '| A | B |\n| --- | --- |\n| 1\\|2 |  |'],
    ['<strong> spazio </strong>dopo', '**spazio** dopo'],
    ['<hr>', '---'],
    ['', ''],
    // Where editors leave the usual nesting, each text stays, and stays apart from the next.
    ['<b><p>a</p><p>b</p></b>', 'a\n\nb'],
    ['<a href="/x"><h3>a</h3><p>b</p></a>', '[a\\\nb](/x)'],
    ['<h2>a<br><div>b</div></h2>', '### a b'],
    ['<p>a<br></p><p><br>b<code></code></p>', 'a\n\nb'],
    ['<ul>a<li>b</li>c<li></li><ul><li>d</li></ul></ul>', '- a\n- b\n\n  c\n- - d'],
    ['<ul><li>a<ol start="3"><li>b</li></ol></li></ul>', '- a\n\n  3. b'],
    [
      '<table><caption>A</caption>b<td><p>c</p><ul><li>d</li><li>e</li></ul></td></table>',
      'A\n\nb\n\n| c d e |\n| --- |',
    ],
    ['<table><tr><td><code>a|b</code></td></tr></table>', '| `a\\|b` |\n| --- |'],
    ['<table>a</table>', 'a'],
    ['<pre>a<br>b\rc</pre><pre> </pre>', '```\na\nb\nc\n```'],
    ['<pre><p>a</p><p>b</p></pre>', 'a\n\nb'],
    ['<code>a\n\n# b</code><code><p>c</p></code>', '`a # b`\n\nc'],
    ['<p>a\n b\n c</p>', 'a b c'],
    ['<s>a<del>b</del><i>c<del>d</del></i></s>', '~~ab*cd*~~'],
    // Marks that Markdown would show as characters: after punctuation before a letter, and side by side.
    ['a<b>b!</b>c', 'a**b**!c'],
    ['<strong>Nota:</strong>testo, a<em>«b»</em>c', '**Nota**:testo, a«*b*»c'],
    ['<b>a</b><strong>b</strong><i>c</i>', '**ab***c*'],
    ['<code>a</code><code>b</code><code>c</code>', '`abc`'],
    ['<code>a`b</code><code>c</code>', '`` a`b ```c`'],
    ['<code>a</code><code>b`c</code>', '`a``` b`c ``'],
    ['<b>a!</b><b>c</b><b>!d</b>2*<i>e</i>', '**a**!**c**!**d**2\\**e*'],
    ['<b>…</b>', '…'],
    ['<b><img src="https://example.org/x.png" alt="v">!</b>', '**![v](https://example.org/x.png)**!'],
  ])('%j is %j', (html, markdown) => expect(convert(html)).toBe(markdown));

  it.each([
    ['2 * 3 * 4 &lt;b&gt; [a](b) `c` _d_', '2 \\* 3 \\* 4 \\<b\\> \\[a\\](b) \\`c\\` \\_d\\_'],
    ['<p># non un titolo</p>', '\\# non un titolo'],
    ['<p>- non un elenco</p>', '\\- non un elenco'],
    ['<p>1. non un elenco</p>', '1\\. non un elenco'],
    ['<p>12 ore</p>', '12 ore'],
    ['<p>1<b></b>. a<br># b</p>', '1\\. a\\\n\\# b'],
    ['<h3>Da C a C #</h3>', '### Da C a C \\#'],
    ['<p>AT&amp;T &amp;lt;</p>', 'AT&T \\&lt;'],
  ])('text that looks like marks stays text: %j', (html, markdown) => expect(convert(html)).toBe(markdown));

  it.each([
    '<script>alert(1)</script><p onclick="x()">a</p>',
    '<a href="javascript:alert(1)">a</a>',
    '<iframe src="https://evil.example/"></iframe>a',
  ])('nothing that the page would not show is there: %j', (html) => expect(convert(html)).toBe('a'));

  it('takes no longer for each of many pieces', () => {
    const [punctuation, pieces] = [`<b>a${'!'.repeat(200_000)}b</b>`, '<b>a</b>'.repeat(9_000)];
    expect(convert(punctuation)).toBe(`**a${'!'.repeat(200_000)}b**`);
    expect(convert(pieces)).toBe(`**${'a'.repeat(9_000)}**`);
  });

  it('fills the rows of a table, but not thousands of columns in thousands of rows', () => {
    const table = (columns: number, rows: number) =>
      convert(`<table><tr>${'<td>a'.repeat(columns)}${'<tr><td>b'.repeat(rows)}</table>`);
    expect(table(100, 1)).toMatch(/\n\| b \|(?: {2}\|){99}$/);
    const [head, marks, ...rows] = table(9_000, 5_000).split('\n');
    expect([head, marks].map((row) => row?.split('|').length)).toEqual([9_002, 9_002]);
    expect(rows).toHaveLength(5_000);
    expect(rows.join('').length).toBeLessThan(2_000_000);
  });

  it('puts code with any number of backticks between longer ones', () => {
    const code = '` '.repeat(300_000);
    expect(convert(`<pre>${code}</pre>`)).toBe(`\`\`\`\n${code}\n\`\`\``);
    expect(convert(`<code>${code}</code>`)).toMatch(/^`` ` /);
  });

  it('never leaves a tag or an unescaped bracket, whatever an editor wrote', () => {
    const piece = fc.constantFrom('<p>', '</p>', '<ul><li>', '<table><tr><td>', '<b>', '<', '>', '&lt;x&gt;', 'a', '`');
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12, size: 'max' }), (pieces) => {
        expect(convert(pieces.join('')).replace(/`[^`]*`/g, '')).not.toMatch(/(?<![\\\n^])<[a-z]/);
      }),
    );
  });

  it('keeps every letter of the page, however lists and tables are nested', () => {
    const names = [
      'ul',
      'ol',
      'li',
      'dl',
      'dd',
      'table',
      'caption',
      'tbody',
      'tr',
      'td',
      'pre',
      'code',
      'b',
      's',
      'h3',
    ];
    const piece = fc.constantFrom(...names).chain((name) => fc.constantFrom(`<${name}>`, `</${name}>`, 'è', '<br>'));
    const letters = (text: string) => text.split('è').length - 1;
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 14, size: 'max' }), (pieces) => {
        const html = pieces.join('');
        expect(letters(convert(html))).toBe(letters(html));
      }),
    );
  });
});
