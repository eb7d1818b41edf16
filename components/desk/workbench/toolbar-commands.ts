import type { ChainedCommands, Editor } from '@tiptap/react';
import type { Messages } from 'next-intl';

const newTable = { rows: 3, cols: 3, withHeaderRow: true };

/** A button of the toolbar. */
interface Command {
  /** Key of its label in the messages. */
  readonly name: keyof Messages['desk']['workbench'];
  /** Level of a heading. */
  readonly level?: 2 | 3 | 4;
  readonly run: (chain: ChainedCommands) => boolean;
  readonly isActive?: (editor: Editor) => boolean;
  readonly isEnabled?: (editor: Editor) => boolean;
}

const heading = (level: 2 | 3 | 4): Command => ({
  name: 'heading',
  level,
  run: (chain) => chain.toggleHeading({ level }).run(),
  isActive: (editor) => editor.isActive('heading', { level }),
});

const inTable = (editor: Editor): boolean => editor.isActive('table');

/** The commands for a text with one line, which pages show without block elements. */
const ofLines: readonly Command['name'][] = ['undo', 'redo', 'bold', 'italic', 'unlink'];

/** The toolbar's buttons in order. @param isLine whether the text has only one line */
export const commandsFor = (isLine: boolean): readonly Command[] =>
  isLine ? commands.filter(({ name }) => ofLines.includes(name)) : commands;

const commands: readonly Command[] = [
  { name: 'undo', run: (chain) => chain.undo().run(), isEnabled: (editor) => editor.can().undo() },
  { name: 'redo', run: (chain) => chain.redo().run(), isEnabled: (editor) => editor.can().redo() },
  { name: 'paragraph', run: (chain) => chain.setParagraph().run(), isActive: (editor) => editor.isActive('paragraph') },
  heading(2),
  heading(3),
  heading(4),
  { name: 'bold', run: (chain) => chain.toggleBold().run(), isActive: (editor) => editor.isActive('bold') },
  { name: 'italic', run: (chain) => chain.toggleItalic().run(), isActive: (editor) => editor.isActive('italic') },
  { name: 'bullets', run: (chain) => chain.toggleBulletList().run(), isActive: (e) => e.isActive('bulletList') },
  { name: 'numbers', run: (chain) => chain.toggleOrderedList().run(), isActive: (e) => e.isActive('orderedList') },
  { name: 'table', run: (chain) => chain.insertTable(newTable).run(), isEnabled: (editor) => !inTable(editor) },
  { name: 'addRow', run: (chain) => chain.addRowAfter().run(), isEnabled: inTable },
  { name: 'addColumn', run: (chain) => chain.addColumnAfter().run(), isEnabled: inTable },
  { name: 'deleteRow', run: (chain) => chain.deleteRow().run(), isEnabled: inTable },
  { name: 'deleteColumn', run: (chain) => chain.deleteColumn().run(), isEnabled: inTable },
  { name: 'headerRow', run: (chain) => chain.toggleHeaderRow().run(), isEnabled: inTable },
  { name: 'deleteTable', run: (chain) => chain.deleteTable().run(), isEnabled: inTable },
  {
    name: 'unlink',
    run: (chain) => chain.extendMarkRange('link').unsetLink().run(),
    isEnabled: (editor) => editor.isActive('link'),
  },
];
