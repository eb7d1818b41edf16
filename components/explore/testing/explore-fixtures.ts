import type { Messages } from 'next-intl';
import type { MenuContent } from '@/components/header/menu/menu-content';
import type { Category } from '@/lib/model/category';
import type { Institution } from '@/lib/model/institution';

const institution = (id: string, name: string): Institution => ({
  id,
  name,
  kind: 'university',
  logoId: null,
  imageId: null,
  website: null,
});

export const institutions: readonly Institution[] = [
  institution('1', 'Politecnico di Milano'),
  institution('2', 'Università di Bologna'),
  institution('3', 'Università di Padova'),
  institution('4', 'Università di Pisa'),
];

const category = (id: string, it: string | null, en: string | null): Category => ({
  id,
  name: { it, en },
  imageId: null,
  publishedCourses: 3,
});

export const categories: readonly Category[] = [
  category('7', 'Informatica', 'Computing'),
  category('3', 'Musica', 'Music'),
  category('9', 'Lettere', null),
];

export const exploreTexts: Messages['explore'] = {
  explore: 'Explore',
  categories: 'Subjects',
  institutions: 'Universities',
  clear: 'Clear filters',
  allCourses: 'All courses',
  loading: 'Loading',
  loadError: 'Error loading',
  retry: 'Try again',
  back: 'Back',
};

export const content: MenuContent = {
  locale: 'en',
  texts: { ...exploreTexts, menu: 'Menu' },
  links: [
    { href: '/en/about', label: 'About' },
    { href: '/en/aboutUniv', label: 'Universities' },
  ],
  explore: true,
};
