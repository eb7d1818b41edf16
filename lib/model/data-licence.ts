/** Under which terms the catalogue's open data may be used. */
export interface DataLicence {
  /** For people, such as "CC BY 4.0". */
  readonly name: string;
  /** Address of its text. */
  readonly url: string;
}

/**
 * The `Link` header that leads to the licence of an answer (RFC 8288, RFC 4946). While none is stated its title says so,
 * and it leads to what is said of it: a relation of terms would claim some.
 *
 * @param notes address of the page's section about the data
 */
export function licenceLink(licence: DataLicence | null, notes: string): string {
  const noLicence = 'No licence of these data is stated';
  return licence ? `<${licence.url}>; rel="license"` : `<${notes}>; rel="describedby"; title="${noLicence}"`;
}
