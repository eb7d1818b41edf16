import { useTranslations } from 'next-intl';
import { RichText } from '@/components/ui/RichText';
import { lineTexts, type TextName } from '@/lib/model/course-texts';
import type { UntrustedHtml } from '@/lib/model/html';
import { theme } from '@/lib/theme/theme';
import styles from './Workbench.module.css';

const [, light = {}, dark = {}] = theme.generateStyleSheets();
/** The colours of each theme, independent of the document's theme. */
const colours = { light: Object.values(light)[0], dark: Object.values(dark)[0] };

interface PreviewProps {
  readonly html: UntrustedHtml;
  readonly name: TextName;
  readonly lang: string | undefined;
}

/** The text in both themes, rendered like on the public pages. */
export function Preview({ html, name, lang }: PreviewProps) {
  const t = useTranslations('desk.workbench');
  return (
    <div className={styles.previews}>
      {(['light', 'dark'] as const).map((themeName) => (
        <section key={themeName} aria-labelledby={`preview-${themeName}`}>
          <h2 id={`preview-${themeName}`}>{`${t('preview')}: ${t(themeName)}`}</h2>
          <div
            data-theme={themeName}
            className={styles.preview}
            style={{ ...colours[themeName], colorScheme: themeName }}
          >
            <RichText html={html} lang={lang} inline={lineTexts.includes(name)} />
          </div>
        </section>
      ))}
    </div>
  );
}
