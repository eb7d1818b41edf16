import Button from '@mui/material/Button';
import { type Editor, useEditorState } from '@tiptap/react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { LinkForm } from './LinkForm';
import { type Command, commandsFor } from './toolbar-commands';
import styles from './Workbench.module.css';

interface CommandButtonProps {
  readonly command: Command;
  readonly label: string;
  readonly active: boolean;
  readonly enabled: boolean;
  readonly run: () => void;
}

function CommandButton({ command, label, active, enabled, run }: CommandButtonProps) {
  const pressed = command.isActive ? active : undefined;
  return (
    <Button
      size="small"
      variant={active ? 'contained' : 'outlined'}
      aria-pressed={pressed}
      disabled={!enabled}
      onClick={run}
    >
      {label}
    </Button>
  );
}

interface ToolbarProps {
  readonly editor: Editor;
  /** The text has one line, such as a title. */
  readonly isLine: boolean;
}

/** Buttons of the editor; each says what it does and whether it is on. */
export function Toolbar({ editor, isLine }: ToolbarProps) {
  const t = useTranslations('desk.workbench');
  const commands = commandsFor(isLine);
  const [linking, setLinking] = useState(false);
  const states = useEditorState({
    editor,
    selector: ({ editor: current }) =>
      commands.map((command) => ({
        active: command.isActive?.(current) ?? false,
        enabled: command.isEnabled?.(current) ?? true,
      })),
  });
  return (
    <fieldset aria-label={t('toolbar')} className={styles.toolbar}>
      {commands.map((command, index) => (
        <CommandButton
          key={`${command.name}${command.level ?? ''}`}
          command={command}
          label={command.level ? t('heading', { level: command.level }) : t(command.name)}
          active={states[index]?.active ?? false}
          enabled={states[index]?.enabled ?? true}
          run={() => command.run(editor.chain().focus())}
        />
      ))}
      <Button size="small" variant="outlined" aria-expanded={linking} onClick={() => setLinking(!linking)}>
        {t('link')}
      </Button>
      {linking ? <LinkForm editor={editor} onDone={() => setLinking(false)} /> : null}
    </fieldset>
  );
}
