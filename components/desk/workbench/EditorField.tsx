import Alert from '@mui/material/Alert';
import { type Editor, EditorContent } from '@tiptap/react';
import { useTranslations } from 'next-intl';
import { type DragEvent, useState } from 'react';
import styles from './Workbench.module.css';

/** Whether a picture or another file is pasted or dropped. Office programs also send a picture of each text. */
function hasPicture(data: DataTransfer): boolean {
  const html = data.getData('text/html');
  return html === '' ? data.files.length > 0 : /<img\b/i.test(html);
}

/** The field in which a text is written. It says when it has left out a pasted or dropped picture. */
export function EditorField({ editor }: { readonly editor: Editor }) {
  const t = useTranslations('desk.workbench');
  const [leftOut, setLeftOut] = useState(false);
  const onDrop = (event: DragEvent) => {
    setLeftOut(hasPicture(event.dataTransfer));
    // The browser would open a dropped file in place of the page.
    if (event.dataTransfer.files.length > 0) event.preventDefault();
  };
  return (
    <>
      <EditorContent
        editor={editor}
        className={styles.editor}
        onPasteCapture={({ clipboardData }) => setLeftOut(hasPicture(clipboardData))}
        onDropCapture={onDrop}
      />
      {leftOut ? <Alert severity="warning">{t('noPictures')}</Alert> : null}
    </>
  );
}
