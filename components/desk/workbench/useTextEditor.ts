import type { Editor } from '@tiptap/core';
import { useEditor } from '@tiptap/react';
import { useEffect, useState } from 'react';
import { keepAllowed, sanitiseInline } from '@/lib/html/sanitise';
import type { UntrustedHtml } from '@/lib/model/html';
import { lineFeatures, setLimit, textFeatures } from './editor-features';
import { pastedHtml } from './pasted-html';
import { asHtml, withoutLastLine } from './written-html';

interface TextEditorOptions {
  readonly label: string;
  /** The text's language, for spelling and for screen readers; `null` when it is not known. */
  readonly lang: string | null;
  /** Whether the text has only one line, such as a title. */
  readonly isLine: boolean;
  readonly limit: number | null;
  readonly onChange: (html: UntrustedHtml) => void;
}

/** The editor of a text; passes every change by a person to `onChange` as HTML. @param html the text that is shown now */
export function useTextEditor(html: UntrustedHtml, { label, lang, isLine, limit, onChange }: TextEditorOptions) {
  const [content] = useState(() => keepAllowed(html));
  const editor = useEditor({
    extensions: isLine ? lineFeatures : textFeatures,
    content,
    immediatelyRender: true,
    shouldRerenderOnTransaction: true,
    // A title may begin with “1. ” or “> ”, which would become a list or a quotation, and be missing on the page.
    enableInputRules: !isLine,
    editorProps: {
      attributes: {
        ...{ 'aria-label': label, role: 'textbox', 'aria-multiline': String(!isLine), dir: 'auto' },
        ...(lang ? { lang } : null),
      },
      transformPastedHTML: isLine ? (pasted) => sanitiseInline(pastedHtml(pasted)) : pastedHtml,
      transformPastedText: isLine ? (pasted) => pasted.replace(/\s+/g, ' ') : (pasted) => pasted,
      handleKeyDown: (_, { key }) => isLine && key === 'Enter',
    },
    onUpdate: ({ editor: { state, schema }, transaction }) => {
      const written = withoutLastLine(state.doc);
      if (!written.eq(withoutLastLine(transaction.before))) onChange(asHtml(written, schema));
    },
  });
  useEffect(() => {
    // React may discard the first rendering together with its editor.
    if (!editor.isDestroyed) setLimit(editor, limit);
  }, [editor, limit]);
  return editor;
}

/** Replaces the whole text, with the cursor where it was. @param addToHistory whether an undo brings the old text back */
export function replaceText(editor: Editor, html: UntrustedHtml, addToHistory: boolean): void {
  const { selection } = editor.state;
  const chain = editor.chain().setMeta('addToHistory', addToHistory);
  chain.setContent(keepAllowed(html), { emitUpdate: false }).setTextSelection(selection).run();
}
