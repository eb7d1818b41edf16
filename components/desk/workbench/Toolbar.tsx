import Button from '@mui/material/Button';
import { type ChainedCommands, type Editor, useEditorState } from '@tiptap/react';
import { type Messages, useTranslations } from 'next-intl';
import { useState } from 'react';
import { LinkForm } from './LinkForm';
import styles from './Workbench.module.css';

const newTable = { rows: 3, cols: 3, withHeaderRow: true };

/** A button of the toolbar. */
interface Command {
  /** Key of its label in the messages. */
  readonly name: keyof Messages['desk']['workbench'];
  /** Level of a heading. */
  readonly level?: 2 | 3 | 4;
  /** Absent for a link, whose button opens a form. */
  readonly run?: (chain: ChainedCommands) => boolean;
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

/** The buttons in their order. */
const commands: readonly Command[] = [
  { name: 'undo', run: (chain) => chain.undo().run(), isEnabled: (editor) => editor.can().undo() },
  { name: 'redo', run: (chain) => chain.redo().run(), isEnabled: (editor) => editor.can().redo() },
  { name: 'paragraph', run: (chain) => chain.setParagraph().run(), isActive: (editor) => editor.isActive('paragraph') },
  heading(2),
  heading(3),
  heading(4),
  { name: 'bold', run: (chain) => chain.toggleBold().run(), isActive: (editor) => editor.isActive('bold') },
  { name: 'italic', run: (chain) => chain.toggleItalic().run(), isActive: (editor) => editor.isActive('italic') },
  { name: 'link' },
  {
    name: 'unlink',
    run: (chain) => chain.extendMarkRange('link').unsetLink().run(),
    isEnabled: (editor) => editor.isActive('link'),
  },
  { name: 'bullets', run: (chain) => chain.toggleBulletList().run(), isActive: (e) => e.isActive('bulletList') },
  { name: 'numbers', run: (chain) => chain.toggleOrderedList().run(), isActive: (e) => e.isActive('orderedList') },
  { name: 'table', run: (chain) => chain.insertTable(newTable).run(), isEnabled: (editor) => !inTable(editor) },
  { name: 'addRow', run: (chain) => chain.addRowAfter().run(), isEnabled: inTable },
  { name: 'addColumn', run: (chain) => chain.addColumnAfter().run(), isEnabled: inTable },
  { name: 'deleteRow', run: (chain) => chain.deleteRow().run(), isEnabled: inTable },
  { name: 'deleteColumn', run: (chain) => chain.deleteColumn().run(), isEnabled: inTable },
  { name: 'headerRow', run: (chain) => chain.toggleHeaderRow().run(), isEnabled: inTable },
  { name: 'deleteTable', run: (chain) => chain.deleteTable().run(), isEnabled: inTable },
];

/** The commands for a text with one line, which pages show without block elements and links. */
const ofLines: readonly Command['name'][] = ['undo', 'redo', 'bold', 'italic'];

interface ToolbarProps {
  readonly editor: Editor;
  /** Whether the text has only one line, such as a title. */
  readonly isLine: boolean;
}

/** The buttons of the editor; each says what it does and whether it is active. */
export function Toolbar({ editor, isLine }: ToolbarProps) {
  const t = useTranslations('desk.workbench');
  const shown = isLine ? commands.filter(({ name }) => ofLines.includes(name)) : commands;
  const [linking, setLinking] = useState(false);
  const states = useEditorState({
    editor,
    selector: ({ editor: current }) =>
      shown.map((command) => ({
        isOn: command.isActive?.(current),
        isEnabled: command.isEnabled?.(current) ?? true,
      })),
  });
  return (
    <fieldset aria-label={t('toolbar')} className={`no-print ${styles.toolbar}`}>
      {shown.map((command, index) => (
        <Button
          key={`${command.name}${command.level ?? ''}`}
          size="small"
          variant={states[index]?.isOn ? 'contained' : 'outlined'}
          aria-pressed={states[index]?.isOn}
          aria-expanded={command.run ? undefined : linking}
          disabled={!states[index]?.isEnabled}
          onClick={() => (command.run ? command.run(editor.chain().focus()) : setLinking(!linking))}
        >
          {command.level ? t('heading', { level: command.level }) : t(command.name)}
        </Button>
      ))}
      {linking ? <LinkForm editor={editor} onDone={() => setLinking(false)} /> : null}
    </fieldset>
  );
}
