/** @jest-environment ./jest/environment.mjs */
import { getSchema } from '@tiptap/core';
import StarterKit from '@tiptap/starter-kit';
import fc from 'fast-check';
import { draftedTexts, draftKey, draftOwner, dropDraft, loadDraft, saveDraft } from './drafts';
import { cutPosition, textLength } from './length-limit';
import { diffLines, textLines } from './line-diff';
import { agendaOf, tally } from './overview';
import { html as editorsHtml, goodCourse } from './testing/courses';

const day = 24 * 60 * 60 * 1000;

describe('lines of a text', () => {
  it('are its blocks, without tags and entities', () => {
    expect(textLines('<h3>A</h3><ul><li>1 &lt; 2</li><li>b<br>c &amp;lt;</li></ul>\n<p> </p>tail')).toEqual([
      ...['(h3) A', '• 1 < 2', '• b', 'c &lt;', 'tail'],
    ]);
  });

  it('say in signs what changes without a word: where a link leads, headings, points, emphasis', () => {
    const html =
      '<h2>A</h2><p>see <a rel="x" href="https://a.it/?a=1&amp;b=2">this</a> <strong>now</strong> or <em>never</em></p>';
    expect(textLines(html)).toEqual(['(h2) A', 'see this [https://a.it/?a=1&b=2] **now** or _never_']);
  });

  it('begin with each block, also inside another one, and keep cells apart', () => {
    const list = '<ol start="2"><li>a<ul><li>b</li></ul></li></ol>';
    const table = '<table><caption>d</caption><tr><th>e</th><td lang="en">f</td></tr></table>';
    expect(textLines(`x<p>y</p>${list}c<h3>z</h3>${table}`)).toEqual([
      ...['x', 'y', '• a', '• b', 'c', '(h3) z', 'd', '| e | f'],
    ]);
  });

  it('show which pictures or players are there, and the target of each link', () => {
    const pictures = '<p>a <img src="/b.png?c=1&amp;d=2" alt="" /> <img src="/e.png" alt="" /></p>';
    expect(textLines(pictures)).toEqual(['a [/b.png?c=1&d=2] [/e.png]']);
    expect(textLines('<a href="/x">a</a> b <a href="/y">c</a>')).toEqual(['a [/x] b c [/y]']);
  });

  it('do not end where only the source has a new line', () => {
    expect(textLines('<h2>a\n b</h2><h3>c</h3><p>d <a href="/x">e\nf</a></p>')).toEqual([
      '(h2) a b',
      '(h3) c',
      'd e f [/x]',
    ]);
  });

  it('are the same with the paragraphs that the editor writes into items and cells', () => {
    const lines = (begin: string, end: string) =>
      textLines(
        `<ul><li>${begin}a${end}</li> <li>${begin}b${end}</li></ul><table><tr><th>${begin}c${end}</th><td>${begin}d${end}</td><td>${begin}e${end}</td></tr></table>`,
      );
    expect(lines('', '')).toEqual(['• a', '• b', '| c | d | e']);
    expect(lines('<p>', '</p>')).toEqual(lines('', ''));
  });

  it('are compared so that as many as possible stay', () => {
    const lines = diffLines(['a', 'b', 'c', 'd'], ['a', 'c', 'x', 'd', 'e']);
    expect(lines.map(({ kind, text }) => `${kind[0]}${text}`)).toEqual(['sa', 'rb', 'sc', 'ax', 'sd', 'ae']);
    expect(diffLines([], [])).toEqual([]);
  });

  it('are all there after a comparison, with as many common ones as any could have', () => {
    const text = fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 7 });
    const choices = (lines: readonly string[]) =>
      lines.reduce((all, line) => all.concat(all.map((one) => one + line)), ['']);
    fc.assert(
      fc.property(text, text, (old, fresh) => {
        const compared = diffLines(old, fresh);
        const only = (...kinds: string[]) =>
          compared.filter(({ kind }) => kinds.includes(kind)).map((line) => line.text);
        expect([only('same', 'removed'), only('same', 'added')]).toEqual([old, fresh]);
        const common = choices(old).filter((one) => choices(fresh).includes(one));
        expect(only('same')).toHaveLength(Math.max(...common.map(({ length }) => length)));
      }),
    );
  });
});

describe('a draft', () => {
  beforeEach(() => localStorage.clear());

  const name = { firstName: 'Ada', surname: 'Rossi' };
  const person = (code: string | null, impersonatorCode?: string | null) => ({
    ...{ ...name, code, description: null, career: null, careerClass: null },
    impersonator: impersonatorCode === undefined ? null : { ...name, code: impersonatorCode },
  });

  it('is kept for each text of a course, and forgotten', () => {
    const draft = { html: editorsHtml('<p>x</p>'), savedAt: 5, base: '' };
    const title = draftKey('1', 'c1', 'title');
    expect(saveDraft(title, draft)).toBe(true);
    expect(loadDraft(title)).toEqual(draft);
    expect(loadDraft(draftKey('1', 'c1', 'subtitle'))).toBeNull();
    dropDraft(title);
    expect(loadDraft(title)).toBeNull();
  });

  it('is seen by nobody else: neither another person nor somebody who acts for them', () => {
    const owners = [person('1'), person('2'), person('1', '2'), person('2', '1')].map(draftOwner);
    saveDraft(draftKey(draftOwner(person('1')), 'c1', 'title'), { html: editorsHtml('x'), savedAt: 5, base: '' });
    const seen = owners.map((owner) => loadDraft(draftKey(owner, 'c1', 'title')) !== null);
    expect(seen).toEqual([true, false, false, false]);
  });

  it.each([[person(null)], [person('1', null)]])('of somebody without a code lasts for the page alone', (nobody) => {
    const draft = { html: editorsHtml('x'), savedAt: 5, base: '' };
    const key = draftKey(draftOwner(nobody), 'c1', 'title');
    expect(saveDraft(key, draft)).toBe(false);
    expect(localStorage).toHaveLength(0);
    expect(loadDraft(key)).toEqual(draft);
    expect(draftedTexts(draftOwner(nobody))).toEqual([{ courseId: 'c1', name: 'title', savedAt: 5 }]);
    dropDraft(key);
    expect(loadDraft(key)).toBeNull();
  });

  it.each(['{', '1', 'null', '{"html":1,"savedAt":2,"base":""}'])('that reads %j is none', (value) => {
    localStorage.setItem('k', value);
    expect(loadDraft('k')).toBeNull();
  });

  it('that finds no room is reported', () => {
    const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('full');
    });
    const draft = { html: editorsHtml('x'), savedAt: 1, base: '' };
    expect(saveDraft('k', draft)).toBe(false);
    // The draft is still available until the page is left.
    expect(loadDraft('k')).toEqual(draft);
    full.mockRestore();
    dropDraft('k');
    expect(loadDraft('k')).toBeNull();
  });
});

describe('the length of a text', () => {
  const paragraph = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] });
  const doc = getSchema([StarterKit]).nodeFromJSON({ type: 'doc', content: [paragraph('abc'), paragraph('defg')] });

  it('counts characters, not blocks', () => expect(textLength(doc)).toBe(7));

  it.each([
    [7, null],
    [5, 'abcde'],
    [3, 'abc'],
    [1, 'a'],
  ])('limited to %i leaves %j', (limit, left) => {
    const cut = cutPosition(doc, limit);
    expect(cut === null ? null : doc.textBetween(0, cut)).toBe(left);
  });

  it('limited inside a character of two units leaves none of it', () => {
    const emoji = getSchema([StarterKit]).nodeFromJSON({ type: 'doc', content: [paragraph('a😀b')] });
    expect([1, 2, 3].map((limit) => emoji.textBetween(0, cutPosition(emoji, limit) ?? 0))).toEqual(['a', 'a', 'a😀']);
  });
});

describe('the overview', () => {
  it('lists what opens and closes within 30 days, and what is closed', () => {
    const now = Date.UTC(2026, 0, 10);
    const at = (id: string, opens: number | null, closes: number | null) => ({
      ...goodCourse,
      id,
      opensAt: opens === null ? null : now + opens * day,
      closesAt: closes === null ? null : now + closes * day,
    });
    const courses = [at('always', null, null), at('soon', 30, null), at('later', 31, null), at('ends', null, 3)];
    const agenda = agendaOf([...courses, at('old', null, -9), at('gone', null, -1)], now);
    const ids = (list: typeof agenda.closed) => list.map(({ course }) => course.id);
    expect([ids(agenda.opening), ids(agenda.closing), ids(agenda.closed)]).toEqual([
      ['soon'],
      ['ends'],
      ['gone', 'old'],
    ]);
    expect(agenda.openCount).toBe(1);
  });

  it('counts names', () => {
    const bars = [
      { name: 'b', count: 2 },
      { name: 'a', count: 1 },
      { name: '«c»', count: 1 },
      { name: 'd', count: 1 },
    ];
    expect(tally(['d', '«c»', 'b', 'a', 'b'])).toEqual(bars);
  });
});
