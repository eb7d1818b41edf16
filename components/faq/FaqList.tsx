import { useLocale, useTranslations } from 'next-intl';
import { AppLink } from '@/components/ui/AppLink';
import { Icon } from '@/components/ui/Icon';
import { RichText } from '@/components/ui/RichText';
import { foreignLang, pickText } from '@/lib/i18n/localized';
import { type Faq, mostFaqs } from '@/lib/model/faq';
import styles from './FaqList.module.css';

interface FaqListProps {
  readonly faqs: readonly Faq[];
  /** Leads to all of them from a page that shows the first ones. */
  readonly allHref?: string;
}

/**
 * Questions that unfold, one at a time, by the browser itself: without scripts, and for the browser's search in the
 * page too.
 */
export function FaqList({ faqs, allHref }: FaqListProps) {
  const t = useTranslations('faq');
  const locale = useLocale();
  const all = faqs.flatMap(({ question, answer }) => {
    const asked = pickText(question, locale);
    const answered = pickText(answer, locale);
    return asked && answered ? [{ asked, answered }] : [];
  });
  const shown = allHref === undefined ? all : all.slice(0, mostFaqs);
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
      {shown.length < all.length ? (
        <p className={styles.all}>
          <AppLink href={allHref ?? ''}>{t('all', { count: all.length })}</AppLink>
        </p>
      ) : null}
    </div>
  );
}
