import { useLocale, useTranslations } from 'next-intl';
import { CourseGrid } from '@/components/cards/CourseGrid';
import { CourseStateLabel } from '@/components/cards/CourseStateLabel';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { EmptyState } from '@/components/ui/EmptyState';
import { Icon } from '@/components/ui/Icon';
import { RichText } from '@/components/ui/RichText';
import { Section } from '@/components/ui/Section';
import { routes } from '@/lib/addresses/routes';
import type { SeriesPage } from '@/lib/catalogue/read-series';
import { foreignLang } from '@/lib/i18n/localized';
import type { Course } from '@/lib/model/course';
import { OtherActions } from './CourseActions';
import { SeriesBrief } from './CourseBrief';
import { CourseHeader } from './CourseHeader';
import headerStyles from './CourseHeader.module.css';
import styles from './SeriesView.module.css';
import { ShareAndReport } from './ShareAndReport';

/** The page of a series: its description, key facts and courses. */
export function SeriesView({ page, title }: { readonly page: SeriesPage; readonly title: string }) {
  const t = useTranslations('series');
  const to = routes(useLocale());
  const { series, members, brief } = page;
  return (
    <article>
      <CourseHeader course={series} title={title} belowPicture={<Description series={series} />}>
        <p className={styles.label}>
          <Icon name="stack" />
          {t('label')} · {t('count', { count: members.length })}
        </p>
        {brief.state ? <CourseStateLabel state={brief.state} className={headerStyles.state} /> : null}
        {members.length > 0 ? (
          <SeriesBrief brief={brief}>
            <OtherActions id={series.id} title={title} />
          </SeriesBrief>
        ) : null}
      </CourseHeader>
      <Section id="members" title={t('members')} tinted>
        {members.length > 0 ? (
          <CourseGrid courses={members} areSteps />
        ) : (
          <EmptyState title={t('emptyTitle')} text={t('empty')}>
            <ButtonLink href={to.catalogue()}>{t('catalogue')}</ButtonLink>
          </EmptyState>
        )}
      </Section>
      <ShareAndReport title={title} path={to.series(series.id)} contacts={series.contacts} />
    </article>
  );
}

function Description({ series }: { readonly series: Course }) {
  const t = useTranslations('series');
  const lang = foreignLang(series.language, useLocale());
  return (
    <div className={styles.description}>
      {series.description ? (
        <RichText html={series.description} lang={lang} highestHeading={2} />
      ) : (
        <p className={styles.missing}>{t('noDescription')}</p>
      )}
    </div>
  );
}
