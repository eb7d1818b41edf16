import { useLocale, useTranslations } from 'next-intl';
import { FaqList } from '@/components/faq/FaqList';
import { AppLink } from '@/components/ui/AppLink';
import { Section } from '@/components/ui/Section';
import { routes } from '@/lib/addresses/routes';
import type { HomePage } from '@/lib/catalogue/read-home';
import { mostCategories } from './bounded-lists';
import { CategoryGrid } from './CategoryGrid';
import { FeaturedCourses } from './FeaturedCourses';
import { HomeHero } from './HomeHero';
import styles from './HomeView.module.css';
import { InstitutionLogos } from './InstitutionLogos';
import { Mission } from './Mission';
import { WhyHere } from './WhyHere';

/** The home page. What the backend has nothing for is left out. */
export function HomeView({ page }: { readonly page: HomePage }) {
  const t = useTranslations();
  const to = routes(useLocale());
  const { categories, institutions, featured, faqs } = page;
  const shownCategories = categories.slice(0, mostCategories);
  const allCategories =
    categories.length > shownCategories.length ? (
      <AppLink href={to.catalogue()}>{t('home.allCategories', { count: categories.length })}</AppLink>
    ) : null;
  return (
    <>
      <HomeHero categories={shownCategories} more={allCategories} />
      {institutions.length > 0 ? (
        <Section
          id="partners"
          title={t('home.partners')}
          aside={<AppLink href={to.institutions}>{t('home.allInstitutions')}</AppLink>}
        >
          <InstitutionLogos institutions={institutions} />
        </Section>
      ) : null}
      {featured.cards.length > 0 ? (
        <Section
          id="featured"
          title={t('home.featured')}
          tone="tint"
          deferred
          aside={<AppLink href={to.catalogue()}>{t('home.allCourses')}</AppLink>}
        >
          <FeaturedCourses label={t('home.featured')} featured={featured} order="catalogue" />
        </Section>
      ) : null}
      <Mission />
      {categories.length > 0 ? (
        <Section id="categories" title={t('home.categories')} aside={allCategories} deferred>
          <CategoryGrid categories={shownCategories} />
        </Section>
      ) : null}
      {featured.cards.length > 0 ? (
        <Section id="by-institution" title={t('home.byInstitution')} tone="tint" deferred>
          <p className={styles.lead}>{t('home.byInstitutionText')}</p>
          <FeaturedCourses label={t('home.byInstitution')} featured={featured} order="institution" />
        </Section>
      ) : null}
      <Section id="why" title={t('home.why.title')} deferred>
        <WhyHere />
      </Section>
      <Section id="faq" title={t('faq.title')} tone="tint" deferred>
        <FaqList faqs={faqs} />
      </Section>
    </>
  );
}
