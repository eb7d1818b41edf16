import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import type { Editor } from '@tiptap/react';
import { useTranslations } from 'next-intl';
import { type KeyboardEvent, type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { parseLink, typedAddress } from '@/lib/html/address';
import styles from './Workbench.module.css';

/** The form for the address of a link. It accepts only addresses that the public pages show. */
export function LinkForm({ editor, onDone }: { readonly editor: Editor; readonly onDone: () => void }) {
  const t = useTranslations('desk.workbench');
  /** `null` until somebody types: until then the form shows the address of the selected link. */
  const [typed, setTyped] = useState<string | null>(null);
  const address: string = typed ?? editor.getAttributes('link').href ?? '';
  /** How often an address was refused. A screen reader says a message that repeats only if its element is another one. */
  const [refusals, setRefusals] = useState(0);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const apply = (event: SyntheticEvent) => {
    event.preventDefault();
    const link = parseLink(typedAddress(address));
    if (link === null) {
      setRefusals(refusals + 1);
      return;
    }
    const chain = editor.chain().focus().extendMarkRange('link');
    if (editor.state.selection.empty && !editor.isActive('link')) {
      chain
        .insertContent({ type: 'text', text: link.href, marks: [{ type: 'link', attrs: { href: link.href } }] })
        .run();
    } else {
      chain.setLink({ href: link.href }).run();
    }
    onDone();
  };
  const close = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape') return;
    editor.commands.focus();
    onDone();
  };
  return (
    <form onSubmit={apply} onKeyDown={close} className={styles.linkForm}>
      <TextField
        inputRef={field}
        size="small"
        label={t('linkAddress')}
        value={address}
        error={refusals > 0}
        helperText={refusals > 0 ? <span key={refusals}>{t('linkWrong')}</span> : ' '}
        slotProps={{ formHelperText: { role: 'alert' } }}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Button type="submit" variant="contained">
        {t('linkApply')}
      </Button>
    </form>
  );
}
