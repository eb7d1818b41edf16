import { Extension, Mark } from '@tiptap/core';
import { TableKit } from '@tiptap/extension-table';
import { Plugin } from '@tiptap/pm/state';
import StarterKit from '@tiptap/starter-kit';
import { cutPosition } from '@/lib/desk/length-limit';
import { parseLink } from '@/lib/html/address';

declare module '@tiptap/core' {
  interface Storage {
    /** Maximum length of the text, in characters; `null` without a limit. */
    lengthLimit: { limit: number | null };
  }
}

/** Removes text beyond the limit, whether typed, pasted or loaded. */
const LengthLimit = Extension.create<Record<string, never>, { limit: number | null }>({
  name: 'lengthLimit',
  addStorage: () => ({ limit: null }),
  addProseMirrorPlugins() {
    const { storage } = this;
    return [
      new Plugin({
        appendTransaction: (_, __, { doc, tr }) => {
          const cut = storage.limit === null ? null : cutPosition(doc, storage.limit);
          return cut === null ? null : tr.delete(cut, doc.content.size);
        },
      }),
    ];
  },
});

/**
 * Pasted subscripts and superscripts are kept; there are no buttons for them. Tiptap's own packages for them do not
 * work with the version used here.
 */
const subAndSup = (['sub', 'sup'] as const).map((tag) =>
  Mark.create({ name: tag, parseHTML: () => [{ tag }], renderHTML: () => [tag, 0] }),
);

/** The features of the editor: those elements of the public pages that people can write by hand. */
export const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    link: { openOnClick: false, autolink: false, isAllowedUri: (address) => parseLink(address ?? '') !== null },
  }),
  TableKit.configure({ table: { resizable: false } }),
  ...subAndSup,
  LengthLimit,
];
