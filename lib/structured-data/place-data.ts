import 'server-only';
import { getTranslations } from 'next-intl/server';
import { routes } from '@/lib/addresses/routes';
import { type InstitutionList, institutionsPerPage } from '@/lib/catalogue/institution-list';
import type { InstitutionPage } from '@/lib/catalogue/read-institution-page';
import { currentLocale } from '@/lib/i18n/locale';
import { absoluteAddress, pictureAddress } from '@/lib/metadata/canonical-address';
import type { Institution } from '@/lib/model/institution';
import type { JsonLdNode } from './json-ld';
import { courseListData, linkListData } from './list-data';
import { pageBreadcrumb } from './page-breadcrumb';

type Nodes = Promise<readonly JsonLdNode[]>;

/** Structured data of the page of an institution: the institution, and the courses on the page. */
export async function institutionPageData({ institution, landing }: InstitutionPage): Nodes {
  const [t, to] = [await getTranslations(), routes(await currentLocale())];
  const { openingSoon, courses, series, total } = landing;
  const name = t('institutions.coursesNamed', { name: institution.name });
  const address = to.institutionPage(institution.id);
  return [
    institutionData(institution, absoluteAddress(address)),
    ...courseListData({ name, cards: [...openingSoon, ...courses, ...series], total }),
    await pageBreadcrumb('institutions', institution.name, () => address),
  ];
}

/** Structured data of a page of the list of institutions, in the order of the page. */
export async function institutionsPageData({ groups, search, total }: InstitutionList): Nodes {
  const [t, to] = [await getTranslations('institutions'), routes(await currentLocale())];
  const shown = groups.flatMap(({ listed }) => listed);
  const links = shown.map(({ institution: { id, name } }) => ({ name, url: absoluteAddress(to.institutionPage(id)) }));
  return linkListData({ name: t('title'), links, total, firstPosition: (search.page - 1) * institutionsPerPage + 1 });
}

/** An institution. Its `url` is its own website if it has one, because other sites know it by that address. */
function institutionData({ name, website, logoId, imageId, city }: Institution, address: string): JsonLdNode {
  return {
    '@type': 'CollegeOrUniversity',
    name,
    url: website ?? address,
    mainEntityOfPage: address,
    logo: logoId ? pictureAddress(logoId) : undefined,
    image: imageId ? pictureAddress(imageId) : undefined,
    address: city ? { '@type': 'PostalAddress', addressLocality: city } : undefined,
  };
}
