import type { PageLanguage } from './pages/texts.ts';

/** Addresses of the web app that the identity provider leads to. */
export interface SiteAddresses {
  /** Where a sign-in may return to. */
  readonly redirectUris: readonly string[];
  /** Offered on the pages that end somewhere. */
  readonly homeUrl: string;
  /** The page of a course. */
  readonly courseUrl: (id: number, language: PageLanguage) => string;
}

/** @param siteUrl public origin of the web app, without a slash at the end */
export function siteAddresses(siteUrl: string, product: string): SiteAddresses {
  const app = `${siteUrl}/${product}/app`;
  return {
    redirectUris: [`${app}/api/auth/callback/university`],
    homeUrl: `${app}/home`,
    courseUrl: (id, language) => `${app}${language === 'en' ? '/en' : ''}/courseDetails/${id}`,
  };
}
