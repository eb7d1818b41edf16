import { AboutView } from '@/components/about/AboutView';
import { cards } from '@/components/cards/testing/card-fixtures';
import { faqs } from '@/components/course/testing/course-fixtures';
import { categories, institutions } from '@/components/explore/testing/explore-fixtures';
import { SearchBox } from '@/components/header/SearchBox';
import { HomeView } from '@/components/home/HomeView';
import { InstitutionsView } from '@/components/institutions/InstitutionsView';
import { allInstitutions } from '@/lib/addresses/institutions-address';
import { listInstitutions } from '@/lib/catalogue/institution-list';
import type { HomePage } from '@/lib/catalogue/read-home';
import type { Institution } from '@/lib/model/institution';

const featured = Object.values(cards).map((card, index) => ({ ...card, id: String(index + 1) }));
const full: HomePage = {
  categories,
  institutions,
  featured: { cards: featured, total: featured.length, page: 1, pageCount: 1 },
  openingSoon: featured.slice(0, 3),
  day: 3,
  faqs,
};
const empty: HomePage = {
  categories: [],
  institutions: [],
  featured: { cards: [], total: 0, page: 1, pageCount: 0 },
  openingSoon: [],
  day: 3,
  faqs: [],
};
const odd: readonly Institution[] = institutions.map((institution, index) => ({
  ...institution,
  kind: index % 2 === 0 ? 'university' : 'afam',
  imageId: index > 1 ? '1' : null,
  logoId: index > 1 ? '2' : null,
  website: index > 1 ? 'https://university.example.org' : null,
  name: index === 3 ? 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk '.repeat(3) : institution.name,
}));
const many: readonly Institution[] = institutions.flatMap((institution) =>
  Array.from({ length: 100 }, (_, index) => ({
    ...institution,
    id: `${institution.id}-${index}`,
    name: `Università ${String.fromCharCode(97 + (index % 26))}${index}`,
  })),
);

/** The home page, the institutions and the project. */
export const home = {
  HomeView: {
    full: <HomeView page={full} search={<SearchBox text="" place="hero" />} />,
    empty: <HomeView page={empty} search={null} />,
  },
  InstitutionsView: {
    full: <InstitutionsView list={listInstitutions(odd, allInstitutions)} hasBothKinds />,
    manyPages: <InstitutionsView list={listInstitutions(many, { ...allInstitutions, page: 2 })} hasBothKinds={false} />,
    notFound: <InstitutionsView list={listInstitutions(odd, { ...allInstitutions, text: 'xyz' })} hasBothKinds />,
    empty: <InstitutionsView list={listInstitutions([], allInstitutions)} hasBothKinds={false} />,
  },
  AboutView: { full: <AboutView /> },
};
