/** @jest-environment ./jest/environment.mjs */
import { act, renderHook } from '@testing-library/react';
import type { Editor } from '@tiptap/core';
import type { UntrustedHtml } from '@/lib/model/html';
import { prepareBrowser } from '../testing/show-part';
import { useTextEditor } from './useTextEditor';

prepareBrowser();

function editorOf(isLine: boolean, html = ''): Editor {
  const options = { label: 'Text', lang: null, isLine, limit: null, onChange: () => {} };
  return renderHook(() => useTextEditor(html as UntrustedHtml, options)).result.current;
}

/** Writes as by keys, which the editor answers a moment later. */
async function write(editor: Editor, text: string): Promise<void> {
  await act(async () => {
    editor.commands.insertContent(text, { applyInputRules: true });
    await new Promise((resolve) => setTimeout(resolve));
  });
}

describe('a title', () => {
  it.each(['1. ', '2001. ', '- ', '> ', '``` '])('keeps “%s” at its beginning', async (typed) => {
    const editor = editorOf(true);
    await write(editor, typed);
    expect(editor.getText()).toBe(typed);
  });

  it('is not bold when it comes from Google Docs', () => {
    const editor = editorOf(true);
    const pasted = '<b style="font-weight:normal;" id="docs-internal-guid-8f1"><span>Onde</span></b>';
    // jsdom has no events of the clipboard.
    act(() => void editor.view.pasteHTML(pasted, new Event('paste') as ClipboardEvent));
    expect(editor.getHTML()).toBe('<p>Onde</p>');
  });
});

it('makes a list of what begins like one in a longer text', async () => {
  const editor = editorOf(false);
  await write(editor, '1. ');
  expect(editor.getHTML()).toContain('<ol>');
});

it.each([
  '<p lang="ar" dir="rtl">مرحبا</p>',
  '<h3 lang="de">Holz</h3>',
  '<ul lang="de"><li dir="ltr"><p lang="fr">bois</p></li></ul>',
  '<blockquote lang="la"><p>Veni</p></blockquote>',
  '<div lang="ar" dir="rtl"><p>مرحبا</p><ul><li><p>كتاب</p></li></ul></div>',
])('keeps language and direction: %s', (text) => {
  expect(editorOf(false, text).getHTML()).toContain(text);
});

it('keeps what a cell is the heading of', () => {
  const table = '<table><tbody><tr><th scope="row">Week</th><td lang="de">eins</td></tr></tbody></table>';
  const html = editorOf(false, table).getHTML();
  expect(html).toContain('scope="row"');
  expect(html).toContain('lang="de"');
});

it('makes nothing of a div without language and direction', () => {
  expect(editorOf(false, '<div><div><p>One</p></div>two</div>').getHTML()).toBe('<p>One</p><p>two</p>');
});

it('leaves an item of a list in one piece, though it begins with a div that has a language', () => {
  const text = '<ul><li><div lang="de">Holz</div></li><li><p>wood</p><div lang="fr"><p>bois</p></div></li></ul>';
  const kept = '<ul><li><p>Holz</p></li><li><p>wood</p><div lang="fr"><p>bois</p></div></li></ul>';
  expect(editorOf(false, text).getHTML()).toContain(kept);
});

it('leaves a list in one piece, though an item begins with a heading', () => {
  const text = '<ul><li><p>Stone</p></li><li><h3>Wood</h3><p>hard</p></li><li><p>Glass</p></li></ul>';
  expect(editorOf(false, text).getHTML()).toContain(text);
});

it('lets the key Tab go to the next cell, and out of the table after the last one', () => {
  const editor = editorOf(false, '<table><tbody><tr><td><p>a</p></td><td><p>b</p></td></tr></tbody></table>');
  const before = editor.getHTML();
  const pressTab = () => editor.view.dom.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab', cancelable: true }));
  act(() => void editor.commands.setTextSelection(4));
  let isLeft = true;
  act(() => {
    isLeft = pressTab();
  });
  expect([isLeft, editor.state.selection.$from.parent.textContent]).toEqual([false, 'b']);
  act(() => {
    isLeft = pressTab();
  });
  expect([isLeft, editor.getHTML()]).toEqual([true, before]);
});
