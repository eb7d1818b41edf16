/** A link that the backend configures for signed-in people, such as that to the manual. */
export interface ServiceLink {
  /** Number of the document or configuration. */
  readonly id: string;
  /** Absolute http(s) address. */
  readonly address: string;
}
