/** @jest-environment ./jest/environment.mjs */
import { renderHook } from '@testing-library/react';
import type { UntrustedHtml } from '@/lib/model/html';
import { prepareBrowser } from '../testing/show-part';
import { useTextEditor } from './useTextEditor';
import { readable } from './written-html';

prepareBrowser();

/** The rows of a table as the editor writes them, without what it adds to every table, cell and text. */
function written(rows: string): string {
  const options = { label: 'Text', lang: null, isLine: false, limit: null, onChange: () => {} };
  const editor = renderHook(() => useTextEditor('' as UntrustedHtml, options)).result.current;
  const html = readable(`<table>${rows}</table>` as UntrustedHtml, editor);
  return html.replaceAll(/<\/?table.*?>|<colgroup>.*?<\/colgroup>| (?:col|row)span="1"|<\/?p>/g, '');
}

const heading = '<tr><th>Week</th><th>Topic</th></tr>';
const data = '<tr><th>1</th><td>Wood</td></tr>';

it.each([
  ['keeps the head of a table', `<thead>${heading}</thead><tbody>${data}</tbody>`],
  ['keeps a head of two rows', `<thead>${heading}${heading}</thead><tbody>${data}</tbody>`],
  ['gives no head to a table without headings', `<tbody>${data}${heading}</tbody>`],
  ['gives no head whose cells reach below it', `<tbody><tr><th rowspan="2">Week</th></tr>${data}</tbody>`],
  ['gives no head to a table of headings only', `<tbody>${heading}</tbody>`],
])('%s', (_, rows) => {
  expect(written(rows)).toBe(rows);
});
