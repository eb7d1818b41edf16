import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { sanitiseHtml } from '@/lib/html/sanitise';
import type { UntrustedHtml } from '@/lib/model/html';
import { nextChangeAttribute, nextChangeIn } from './next-change';

const midnight = Date.parse('2026-11-24T00:00:00+01:00');
/** Texts of an editor who tries to change how long a page is cached. */
const claims = [
  '<div data-next-change="5">x</div>',
  '<p data-next-change="5">x</p>',
  ' data-next-change="5"',
  '"data-next-change":"5"',
];

describe('when the first state of a page changes', () => {
  it('is read from the page and from its data', () => {
    const frame = nextChangeAttribute(midnight);
    expect(nextChangeIn(renderToStaticMarkup(createElement('div', { ...frame, className: 'frame' })), true)).toBe(
      midnight,
    );
    expect(nextChangeIn(`1:["$","div",null,${JSON.stringify(frame)}]`, false)).toBe(midnight);
  });

  it('is not said where nothing changes', () => {
    expect(nextChangeIn(renderToStaticMarkup(createElement('div', nextChangeAttribute(null))), true)).toBeNull();
  });

  it.each(claims)('is nothing that the texts of editors can say: %s', (claim) => {
    const pages = [
      `<div class="text">${sanitiseHtml(claim as UntrustedHtml)}</div>`,
      renderToStaticMarkup(createElement('p', { title: claim }, claim)),
      `<script type="application/ld+json">${JSON.stringify({ name: claim })}</script>`,
    ];
    expect(pages.map((page) => nextChangeIn(page, true))).toEqual([null, null, null]);
    expect(nextChangeIn(`1:${JSON.stringify(['$', 'p', null, { children: claim }])}`, false)).toBeNull();
  });
});
