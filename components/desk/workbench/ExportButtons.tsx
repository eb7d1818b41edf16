import Button from '@mui/material/Button';
import type { Editor } from '@tiptap/react';
import { useTranslations } from 'next-intl';
import type { TextName } from '@/lib/model/course-texts';
import type { UntrustedHtml } from '@/lib/model/html';
import { download, exportedHtml } from './exported';

interface ExportButtonsProps {
  readonly courseId: string;
  readonly name: TextName;
  readonly html: UntrustedHtml;
  /** The open editor, whose document is part of the JSON. */
  readonly editor?: Editor;
}

/** The buttons that export a text as pages show it. */
export function ExportButtons({ courseId, name, html, editor }: ExportButtonsProps) {
  const t = useTranslations('desk.workbench');
  const clean = () => exportedHtml(name, html);
  const exportJson = () => {
    const content = { courseId, text: name, html: clean(), document: editor?.getJSON() };
    download(`${courseId}-${name}.json`, 'application/json', JSON.stringify(content, null, 2));
  };
  return (
    <>
      <Button variant="contained" onClick={() => download(`${courseId}-${name}.html`, 'text/html', clean())}>
        {t('html')}
      </Button>
      <Button variant="outlined" onClick={exportJson}>
        {t('json')}
      </Button>
    </>
  );
}
