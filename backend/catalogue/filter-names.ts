/** The filters of the catalogue in the order shown, by the names the contract gives them on the wire. */
export const filterNames = [
  'filterCategoria',
  'filterAteneo',
  'filterLingua',
  'filterLivello',
  'filterDisponibilita',
  'filterTipo',
  'filterTarget',
] as const;

export type FilterName = (typeof filterNames)[number];

/** The selected keys of each filter; none: the filter does not restrict. */
export type Selection = Readonly<Partial<Record<FilterName, readonly string[]>>>;
