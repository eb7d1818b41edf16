import { type Editor, Extension, Mark, Node } from '@tiptap/core';
import { ListItem } from '@tiptap/extension-list';
import { Table, TableKit } from '@tiptap/extension-table';
import { isHistoryTransaction } from '@tiptap/pm/history';
import { Plugin, type Transaction } from '@tiptap/pm/state';
import StarterKit, { type StarterKitOptions } from '@tiptap/starter-kit';
import { cutPosition } from '@/lib/desk/length-limit';
import { parseLink } from '@/lib/html/address';

declare module '@tiptap/core' {
  interface Storage {
    /** Maximum length of the text, in characters; `null` without a limit. */
    lengthLimit: { limit: number | null };
  }
}

const newLimit = 'newLimit';

/** Whether a change must keep the limit: somebody wrote, or set it. An undo, and the focus that follows it, may leave a text too long. */
function isLimited(transaction: Transaction): boolean {
  const cause: Transaction = transaction.getMeta('appendedTransaction') ?? transaction;
  return transaction.getMeta(newLimit) === true || (transaction.docChanged && !isHistoryTransaction(cause));
}

/** Removes text beyond the limit, whether typed, pasted or loaded; not what an undo brings back, which would be lost. */
const LengthLimit = Extension.create<Record<string, never>, { limit: number | null }>({
  name: 'lengthLimit',
  addStorage: () => ({ limit: null }),
  addProseMirrorPlugins() {
    const { storage } = this;
    return [
      new Plugin({
        appendTransaction: (transactions, _, { doc, tr }) => {
          if (storage.limit === null || !transactions.some(isLimited)) return null;
          const cut = cutPosition(doc, storage.limit);
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

/**
 * Paragraphs, lists and the like that share a language or a direction. Every other `div` becomes what it contains, and so does
 * one that begins an item of a list: an item must begin with a paragraph, and the editor would put the `div` below the list.
 */
const Division = Node.create({
  name: 'division',
  group: 'block',
  content: 'block+',
  parseHTML: () => [{ tag: 'div:is([lang], [dir]):not(li > :first-child)' }],
  renderHTML: ({ HTMLAttributes }) => ['div', HTMLAttributes, 0],
});

/** Language and direction, which screen readers and Arabic text need. There are no buttons for them. */
const Script = Extension.create({
  name: 'script',
  addGlobalAttributes: () => [
    {
      types: [
        'division',
        'paragraph',
        'heading',
        'blockquote',
        'bulletList',
        'orderedList',
        'listItem',
        'table',
        'tableCell',
        'tableHeader',
      ],
      attributes: { lang: { default: null }, dir: { default: null } },
    },
    { types: ['tableHeader'], attributes: { scope: { default: null } } },
  ],
});

const links: StarterKitOptions['link'] = {
  openOnClick: false,
  autolink: false,
  isAllowedUri: (address) => parseLink(address ?? '') !== null,
};

/** An item of a list that may begin with a heading, too. At any heading Tiptap's own would end the list. */
const HeadedListItem = ListItem.extend({ content: '(paragraph | heading) block*' });

/** A table that the key Tab leaves after its last cell. Tiptap would add a row each time, and the keyboard could not leave. */
const LeavableTable = Table.extend({
  addKeyboardShortcuts() {
    return { ...this.parent?.(), Tab: () => this.editor.commands.goToNextCell() };
  },
});

/** The features of an editor: those elements of the public pages that people can write by hand. */
const featuresWith = (link: StarterKitOptions['link']) => [
  StarterKit.configure({ heading: { levels: [2, 3, 4] }, link, listItem: false }),
  HeadedListItem,
  TableKit.configure({ table: false }),
  LeavableTable.configure({ resizable: false }),
  ...subAndSup,
  Division,
  Script,
  LengthLimit,
];

export const textFeatures = featuresWith(links);
/** The features for a line, which has no links because pages show it without. */
export const lineFeatures = featuresWith(false);

/** Sets the limit of an editor, in characters, and cuts its text; `null` removes the limit. */
export function setLimit({ storage, view, state }: Editor, limit: number | null): void {
  storage.lengthLimit.limit = limit;
  // An empty transaction applies the limit to the text. Without a limit there is nothing to undo.
  view.dispatch(state.tr.setMeta(newLimit, true).setMeta('addToHistory', limit !== null));
}
