import { useLocale, useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/Icon';
import { RichText } from '@/components/ui/RichText';
import { foreignLang, pickText } from '@/lib/i18n/localized';
import type { Faq } from '@/lib/model/faq';
import styles from './FaqList.module.css';

/**
 * Questions that unfold, one at a time, by the browser itself: without scripts, and for the browser's search in the
 * page too.
 */
export function FaqList({ faqs }: { readonly faqs: readonly Faq[] }) {
  const t = useTranslations('faq');
  const locale = useLocale();
  const shown = faqs.flatMap(({ question, answer }) => {
    const asked = pickText(question, locale);
    const answered = pickText(answer, locale);
    return asked && answered ? [{ asked, answered }] : [];
  });
  if (shown.length === 0) return <p>{t('none')}</p>;
  return (
    <div className={styles.faqs}>
      {shown.map(({ asked, answered }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: questions have no id, and the list never changes
        <details key={index} name="faq">
          <summary lang={foreignLang(asked.language, locale)}>
            <h3 dir="auto">{asked.text}</h3>
            <Icon name="down" />
          </summary>
          <RichText html={answered.text} lang={foreignLang(answered.language, locale)} />
        </details>
      ))}
    </div>
  );
}
