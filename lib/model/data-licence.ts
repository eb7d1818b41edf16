/** The terms of use of the catalogue's open data. */
export interface DataLicence {
  /** Name for people, such as "CC BY 4.0". */
  readonly name: string;
  /** Address of the licence's text. */
  readonly url: string;
}

/**
 * The `Link` header to the licence of an answer (RFC 8288, RFC 4946). Without a licence it links to the page's section about
 * the data, and its title says that none is stated; `rel="license"` would claim that there is one.
 *
 * @param notes address of the page's section about the data
 */
export function licenceLink(licence: DataLicence | null, notes: string): string {
  const noLicence = 'No licence of these data is stated';
  return licence ? `<${licence.url}>; rel="license"` : `<${notes}>; rel="describedby"; title="${noLicence}"`;
}
