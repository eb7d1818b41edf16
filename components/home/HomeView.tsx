import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { CourseSection } from '@/components/cards/CourseSection';
import { FaqSection } from '@/components/faq/FaqList';
import { AppLink } from '@/components/ui/AppLink';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { Section } from '@/components/ui/Section';
import { useCarouselTexts } from '@/components/ui/useCarouselTexts';
import { routes } from '@/lib/addresses/routes';
import { openingSoonSearch } from '@/lib/catalogue/linked-searches';
import type { HomePage } from '@/lib/catalogue/read-home';
import { shownName } from '@/lib/i18n/localized';
import type { Category } from '@/lib/model/category';
import type { Institution } from '@/lib/model/institution';
import { CategoryCards } from './CategoryCards';
import { FeaturedCourses } from './FeaturedCourses';
import { HomeHero } from './HomeHero';
import styles from './HomeView.module.css';
import { LogoCarousel } from './LogoCarousel';
import { WhyHere } from './WhyHere';

/** Maximum number of logos, so that the page stays small (docs/architecture.md, "How a request flows"). */
const maxLogos = 12;
/** Maximum number of categories in each of the page's two lists. */
const maxCategories = 16;

interface HomeViewProps {
  readonly page: HomePage;
  /** The search box of the hero. */
  readonly search: ReactNode;
}

/** The home page. Sections without data from the backend are left out. */
export function HomeView({ page, search }: HomeViewProps) {
  const t = useTranslations();
  const to = routes(useLocale());
  const { categories, institutions, openingSoon, featured, faqs, day } = page;
  const shownCategories = categories.slice(0, maxCategories);
  const allCategories =
    categories.length > shownCategories.length ? (
      <AppLink href={to.catalogue()}>{t('home.allCategories', { count: categories.length })}</AppLink>
    ) : null;
  return (
    <>
      <HomeHero search={search} categories={shownCategories} more={allCategories} />
      {institutions.length > 0 ? (
        <Section
          id="partners"
          title={t('home.partners')}
          tinted={openingSoon.length > 0}
          aside={<AppLink href={to.institutions}>{t('home.allInstitutions')}</AppLink>}
        >
          <InstitutionLogos institutions={institutions} />
        </Section>
      ) : null}
      <CourseSection
        id="soon"
        title={t('home.openingSoon')}
        aside={<AppLink href={to.catalogue(openingSoonSearch)}>{t('home.allOpeningSoon')}</AppLink>}
        courses={openingSoon}
      />
      {featured.cards.length > 0 ? (
        <Section
          id="featured"
          title={t('home.featured')}
          tinted
          aside={<AppLink href={to.catalogue()}>{t('home.allCourses')}</AppLink>}
        >
          <FeaturedCourses label={t('home.featured')} featured={featured} day={day} />
        </Section>
      ) : null}
      <Mission />
      {categories.length > 0 ? (
        <Section id="categories" title={t('home.categories')} aside={allCategories}>
          <CategoryGrid categories={shownCategories} />
        </Section>
      ) : null}
      {featured.cards.length > 0 ? (
        <Section id="by-institution" title={t('home.byInstitution')} tinted>
          <p className={styles.lead}>{t('home.byInstitutionText')}</p>
          <FeaturedCourses label={t('home.byInstitution')} featured={featured} byInstitution day={day} />
        </Section>
      ) : null}
      <Section id="why" title={t('home.why.title')}>
        <WhyHere />
      </Section>
      <FaqSection faqs={faqs} tinted firstOnly />
    </>
  );
}

/** Logos of participating institutions in a carousel that moves by one; each is a link to its courses. */
function InstitutionLogos({ institutions }: { readonly institutions: readonly Institution[] }) {
  const t = useTranslations('home');
  return (
    <>
      <p className={styles.lead}>{t('partnersText', { count: institutions.length })}</p>
      <LogoCarousel
        label={t('partners')}
        texts={useCarouselTexts()}
        locale={useLocale()}
        institutions={institutions.slice(0, maxLogos).map(({ id, name, logoId }) => ({ id, name, logoId }))}
      />
    </>
  );
}

/** The purpose of the catalogue, with a link to the About page. */
function Mission() {
  const t = useTranslations('home');
  const to = routes(useLocale());
  return (
    <section className={styles.mission} aria-labelledby="mission-title">
      <div className={`container ${styles.columns}`}>
        <h2 id="mission-title">{t('missionTitle')}</h2>
        <div>
          <p>{t('missionText')}</p>
          <ButtonLink href={to.about} look="outline">
            {t('missionLink')}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}

/** The categories as cards with a picture and the number of their courses. */
function CategoryGrid({ categories }: { readonly categories: readonly Category[] }) {
  const t = useTranslations('home');
  const locale = useLocale();
  const cards = categories.map(({ id, name, imageId, publishedCourses }) => {
    const { text, lang } = shownName(name, locale, id);
    const courses = publishedCourses === null ? null : t('coursesInCategory', { count: publishedCourses });
    return { id, name: text, ...(lang && { lang }), imageId, courses };
  });
  return <CategoryCards cards={cards} locale={locale} />;
}
