/** The query of a call, with the names of the contract. */
export type Query = Readonly<Record<string, string | number | boolean>>;

/** Paths of the public calls (specification, section 7) and of extensions, relative to their base address. */
export const paths = {
  categories: '/cata/categorie',
  institutions: '/cata/atenei',
  faqs: '/cata/faq',
  iscedTree: '/cata/isced',
  filters: '/moocFilters',
  // The trailing slash is part of the path.
  search: '/mooc/moocVetrinaPaginazione/',
  course: (id: string) => `/mooc/moocVetrina/${encodeURIComponent(id)}`,
  related: (id: string) => `/mooc/moocVetrina/${encodeURIComponent(id)}/correlati`,
  seriesMembers: '/mooc/moocVetrina/',
  properties: '/jaf/public/props',
  textBundles: '/jaf/public/i18n',
  applicationInfo: '/jaf/public/app',
  extensions: '/jaf/public/extensions',
  fullCourses: '/mooc/corsi',
  teachersOfInstitution: (id: string) => `/cata/atenei/${encodeURIComponent(id)}/docenti`,
  teachers: '/mooc/docenti',
  teacher: (id: string) => `/mooc/docenti/${encodeURIComponent(id)}`,
  suggestions: '/mooc/suggerimenti',
} as const;
