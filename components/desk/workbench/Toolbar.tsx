import Button from '@mui/material/Button';
import { type Editor, useEditorState } from '@tiptap/react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { LinkForm } from './LinkForm';
import { commandsFor } from './toolbar-commands';
import styles from './Workbench.module.css';

interface ToolbarProps {
  readonly editor: Editor;
  /** Whether the text has only one line, such as a title. */
  readonly isLine: boolean;
}

/** The buttons of the editor; each says what it does and whether it is active. */
export function Toolbar({ editor, isLine }: ToolbarProps) {
  const t = useTranslations('desk.workbench');
  const commands = commandsFor(isLine);
  const [linking, setLinking] = useState(false);
  const states = useEditorState({
    editor,
    selector: ({ editor: current }) =>
      commands.map((command) => ({
        isOn: command.isActive?.(current),
        isEnabled: command.isEnabled?.(current) ?? true,
      })),
  });
  return (
    <fieldset aria-label={t('toolbar')} className={styles.toolbar}>
      {commands.map((command, index) => (
        <Button
          key={`${command.name}${command.level ?? ''}`}
          size="small"
          variant={states[index]?.isOn ? 'contained' : 'outlined'}
          aria-pressed={states[index]?.isOn}
          disabled={!states[index]?.isEnabled}
          onClick={() => command.run(editor.chain().focus())}
        >
          {command.level ? t('heading', { level: command.level }) : t(command.name)}
        </Button>
      ))}
      <Button size="small" variant="outlined" aria-expanded={linking} onClick={() => setLinking(!linking)}>
        {t('link')}
      </Button>
      {linking ? <LinkForm editor={editor} onDone={() => setLinking(false)} /> : null}
    </fieldset>
  );
}
