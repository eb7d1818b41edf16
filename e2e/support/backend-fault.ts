/**
 * The fault of every answer. `refused`: the backend does not run. `slow`: it takes ten seconds. `burst`: it answers every
 * request with 500 twice before it succeeds; `once`: only once. `rejected`: it answers every request with 400.
 * `nonsense`: its JSON contains nothing of the requested data. `unlisted`: its searches count courses but list none.
 */
export type Fault =
  | 'none'
  | 'refused'
  | 'silent'
  | 'slow'
  | 'error'
  | 'burst'
  | 'once'
  | 'unauthorised'
  | 'rejected'
  | 'html'
  | 'cut'
  | 'empty'
  | 'nonsense'
  | 'unlisted';
