import { catalogue } from '../../backend/seed/catalogue.ts';
import { readJudgedQueries } from './judged-queries.ts';

/** What people type: the judged queries, but for those held out. */
export const judgedTexts = readJudgedQueries('queries.tsv', new Set(catalogue.courses.map(({ key }) => key))).map(
  ({ text }) => text,
);

/** What is no search at all, or as much as one can be. */
const hostile = [
  'a'.repeat(10_000),
  'parola '.repeat(1_400),
  'mate\0matica',
  '%%%___%',
  "'; drop table course; --",
  ':*&|!<->()',
  'الرياضيات ‏تاريخ',
  '🎻🎨 👩‍🚀',
  'della degli per the of and',
  '?!… — «»',
  'arte storia scienza studio corso analisi sistema società lingua cultura ambiente università',
  'a b c d e f g h i l m n',
];
const rounds = 10;
export const hostileTexts = Array.from({ length: rounds }, () => hostile).flat();
