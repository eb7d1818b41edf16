/** Under which terms the catalogue's open data may be used. */
export interface DataLicence {
  /** For people, such as "CC BY 4.0". */
  readonly name: string;
  /** Address of its text. */
  readonly url: string;
}

/** The header that leads to the licence of an answer (RFC 8288, RFC 4946); none while no licence is stated. */
export function licenceHeader(licence: DataLicence | null): Readonly<Record<string, string>> {
  return licence ? { Link: `<${licence.url}>; rel="license"` } : {};
}
