import { Extension, Mark } from '@tiptap/core';
import { TableKit } from '@tiptap/extension-table';
import { Plugin } from '@tiptap/pm/state';
import StarterKit from '@tiptap/starter-kit';
import { cutPosition } from '@/lib/desk/length-limit';
import { parseLink } from '@/lib/html/address';

declare module '@tiptap/core' {
  interface Storage {
    /** Characters that the text may have; `null` for any number. */
    lengthLimit: { limit: number | null };
  }
}

/** Removes what exceeds the limit, however it got there. */
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
 * Subscripts and superscripts are kept when they are pasted; there are no buttons for them. Tiptap's own packages for them do not go with
 * its version here.
 */
const raisedAndLowered = (['sub', 'sup'] as const).map((tag) =>
  Mark.create({ name: tag, parseHTML: () => [{ tag }], renderHTML: () => [tag, 0] }),
);

/** What the editor can do: what the public pages show, as far as it can be written by hand. */
export const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    link: { openOnClick: false, autolink: false, isAllowedUri: (address) => parseLink(address ?? '') !== null },
  }),
  TableKit.configure({ table: { resizable: false } }),
  ...raisedAndLowered,
  LengthLimit,
];
