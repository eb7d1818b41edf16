import { createDocument, type Editor, getHTMLFromFragment } from '@tiptap/core';
import { useEditor } from '@tiptap/react';
import { useEffect } from 'react';
import { keepAllowed } from '@/lib/html/sanitise';
import type { UntrustedHtml } from '@/lib/model/language';
import { extensions } from './extensions';
import { pastedHtml } from './pasted-html';

interface TextEditorOptions {
  readonly label: string;
  /** Whether the text has only one line, such as a title. */
  readonly isLine: boolean;
  readonly limit: number | null;
  readonly onChange: (html: string) => void;
}

/** The editor of a text; passes every change to `onChange` as HTML. */
export function useTextEditor(html: string, { label, isLine, limit, onChange }: TextEditorOptions) {
  const editor = useEditor({
    extensions,
    content: keepAllowed(html as UntrustedHtml),
    immediatelyRender: true,
    shouldRerenderOnTransaction: true,
    editorProps: {
      attributes: { 'aria-label': label, role: 'textbox', 'aria-multiline': String(!isLine) },
      transformPastedHTML: pastedHtml,
      handleKeyDown: (_, { key }) => isLine && key === 'Enter',
    },
    onUpdate: ({ editor: changed }) => onChange(changed.getHTML()),
  });
  useEffect(() => {
    // React may discard the first rendering together with its editor.
    if (editor.isDestroyed) return;
    editor.storage.lengthLimit.limit = limit;
    // An empty transaction applies the limit to the text.
    editor.view.dispatch(editor.state.tr);
  }, [editor, limit]);
  return editor;
}

/** A text reduced to the elements that the editor keeps. */
export function readable(html: UntrustedHtml, { schema }: Editor): UntrustedHtml {
  return getHTMLFromFragment(createDocument(keepAllowed(html), schema).content, schema) as UntrustedHtml;
}
