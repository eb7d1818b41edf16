/** A field of education in the ISCED-F classification, with its subfields. */
export interface IscedField {
  readonly code: string;
  readonly name: string;
  readonly children: readonly IscedField[];
}
