/**
 * What goes wrong with every answer; `refused` is a backend that does not run, `slow` one that takes ten seconds, `burst`
 * one that answers every question with 500 twice before it answers well, `once` one that does so once, `rejected` one that takes every question for a wrong one (400), `nonsense` one whose JSON holds nothing of what was
 * asked, `unlisted` one whose searches count courses and list none.
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
