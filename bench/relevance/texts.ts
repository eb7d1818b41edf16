import { catalogue } from '../../backend/seed/catalogue.ts';
import { readJudgedQueries } from './judged-queries.ts';

/** Texts that people type: the judged queries without the held-out ones. */
export const judgedTexts = readJudgedQueries('queries.tsv', new Set(catalogue.courses.map(({ key }) => key))).map(
  ({ text }) => text,
);

/** Texts that are not a real search, or extreme ones. */
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
