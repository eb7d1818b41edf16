import { useLocale, useTranslations } from 'next-intl';
import { AppLink } from '@/components/ui/AppLink';
import { Icon } from '@/components/ui/Icon';
import { RichText } from '@/components/ui/RichText';
import { Section, type SectionProps } from '@/components/ui/Section';
import { routes } from '@/lib/addresses/routes';
import { questionList } from '@/lib/addresses/whole-list';
import { type AnsweredFaq, answeredFaqs, maxFirstQuestions, maxQuestions } from '@/lib/catalogue/faqs';
import { foreignLang } from '@/lib/i18n/localized';
import type { Faq } from '@/lib/model/faq';
import styles from './FaqList.module.css';

interface FaqSectionProps extends Pick<SectionProps, 'tinted'> {
  /** `null` when they could not be read. */
  readonly faqs: readonly Faq[] | null;
  readonly firstOnly?: boolean;
}

/** The section of a page with the first questions; nothing when they could not be read. */
export function FaqSection({ faqs, firstOnly = false, ...section }: FaqSectionProps) {
  const t = useTranslations('faq');
  if (faqs === null) return null;
  return (
    <Section id="faq" title={t('title')} {...section}>
      <FaqList faqs={faqs} firstOnly={firstOnly} />
    </Section>
  );
}

interface FaqListProps {
  readonly faqs: readonly Faq[];
  /** Whether to show fewer questions, for a page about something else. */
  readonly firstOnly?: boolean;
}

/** The first questions, and a link to the page with all of them. */
export function FaqList({ faqs, firstOnly = false }: FaqListProps) {
  const t = useTranslations('faq');
  const locale = useLocale();
  const to = routes(locale);
  const all = answeredFaqs(faqs, locale);
  const shown = all.slice(0, firstOnly ? maxFirstQuestions : maxQuestions);
  if (shown.length === 0) return <p>{t('none')}</p>;
  const address = all.length > maxQuestions ? to.wholeList(questionList) : `${to.catalogue()}#faq`;
  return (
    <>
      <Questions questions={shown} />
      {shown.length < all.length ? (
        <p className={styles.all}>
          <AppLink href={address}>{t('all', { count: all.length })}</AppLink>
        </p>
      ) : null}
    </>
  );
}

/**
 * Questions that unfold, one at a time. The browser does this itself, so it works without scripts and for the browser's
 * search in the page.
 */
export function Questions({ questions }: { readonly questions: readonly AnsweredFaq[] }) {
  const locale = useLocale();
  return (
    <div className={styles.faqs}>
      {questions.map(({ question, answer }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: questions have no id, and the list never changes
        <details key={index} name="faq">
          <summary lang={foreignLang(question.language, locale)}>
            <h3 dir="auto">{question.text}</h3>
            <Icon name="down" />
          </summary>
          <RichText html={answer.text} lang={foreignLang(answer.language, locale)} />
        </details>
      ))}
    </div>
  );
}
