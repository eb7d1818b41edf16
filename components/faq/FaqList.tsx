import { useLocale, useTranslations } from 'next-intl';
import { AppLink } from '@/components/ui/AppLink';
import { Icon } from '@/components/ui/Icon';
import { RichText } from '@/components/ui/RichText';
import { routes } from '@/lib/addresses/routes';
import { answeredFaqs, mostFaqs } from '@/lib/catalogue/faqs';
import { foreignLang } from '@/lib/i18n/localized';
import type { Faq } from '@/lib/model/faq';
import styles from './FaqList.module.css';

interface FaqListProps {
  readonly faqs: readonly Faq[];
  /** On a page that is about something else: the first ones, and a link to the catalogue, which has all. */
  readonly firstOnly?: boolean;
}

/**
 * Questions that unfold, one at a time, by the browser itself: without scripts, and for the browser's search in the
 * page too.
 */
export function FaqList({ faqs, firstOnly = false }: FaqListProps) {
  const t = useTranslations('faq');
  const locale = useLocale();
  const all = answeredFaqs(faqs, locale);
  const shown = firstOnly ? all.slice(0, mostFaqs) : all;
  if (shown.length === 0) return <p>{t('none')}</p>;
  return (
    <div className={styles.faqs}>
      {shown.map(({ question, answer }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: questions have no id, and the list never changes
        <details key={index} name="faq">
          <summary lang={foreignLang(question.language, locale)}>
            <h3 dir="auto">{question.text}</h3>
            <Icon name="down" />
          </summary>
          <RichText html={answer.text} lang={foreignLang(answer.language, locale)} />
        </details>
      ))}
      {shown.length < all.length ? (
        <p className={styles.all}>
          <AppLink href={`${routes(locale).catalogue()}#faq`}>{t('all', { count: all.length })}</AppLink>
        </p>
      ) : null}
    </div>
  );
}
