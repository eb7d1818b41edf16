import { catalogue } from '../../backend/seed/catalogue.ts';
import { generateCourses } from '../../backend/seed/generate-courses.ts';
import type { SeedCourse } from '../../backend/seed/types.ts';
import { wordsOf } from '../../backend/words.ts';
import { pglite } from '../backend/engines.ts';
import { generate } from '../backend/generate.ts';
import type { BenchSettings, Check, Part } from '../model.ts';
import { rounded } from '../numbers.ts';
import { type Server, startBackend } from '../programs.ts';
import { type FoundCourse, search } from './find-courses.ts';
import { type JudgedQuery, readJudgedQueries } from './judged-queries.ts';
import { ndcg, reciprocalRank } from './measures.ts';

const generated = 10_000;
/** Copies of each course among the generated ones: more than the number of results that are judged. */
const copies = 12;
const ownQueries = 'queries.tsv';
/** Written by someone who knew only the courses. Only totals are computed; nobody reads its queries one by one. */
const heldOutQueries = 'held-out.tsv';

interface Judged extends JudgedQuery {
  readonly ndcg: number;
  readonly reciprocalRank: number;
  /** Whether the correction is wrong: the text had no typo, or the corrected text does not find the intended course. */
  readonly isWronglyCorrected: boolean;
}

const firstGeneratedNumber = 10_001;
/** The same courses as `backend/seed/generate.ts` adds. */
const generatedCourses = generateCourses(catalogue, generated, `from ${firstGeneratedNumber}`, firstGeneratedNumber);
const courseByTitle = new Map([...catalogue.courses, ...generatedCourses].map((course) => [course.title, course]));

const memberGrades = (members: readonly string[], grades: ReadonlyMap<string, number>) =>
  members.map((key) => grades.get(key) ?? 0);

const institutionNames = new Map(catalogue.institutions.map(({ acronym, name }) => [acronym, name]));

/** A text in the form in which searches compare names: “yildirim” matches Yıldırım. */
const folded = (text: string): string => wordsOf(text).join(' ');

/** Whether a course has a teacher or an institution with this name. */
function bearsName({ teachers, institutions }: SeedCourse, name: string): boolean {
  const names = [
    ...teachers.map(({ firstName, lastName }) => `${firstName} ${lastName}`),
    ...institutions.map((acronym) => `${acronym} ${institutionNames.get(acronym) ?? ''}`),
  ];
  return names.some((one) => folded(one).includes(folded(name)));
}

/** The grade of a result. A generated course has the grade of its original; a series has one less than its best member. */
function gradeOf({ title }: FoundCourse, { kind, text, grades }: JudgedQuery): number {
  const course = courseByTitle.get(title);
  if (course && kind === 'name') return bearsName(course, text) ? 3 : 0;
  if (course) return grades.get(keyOfOriginal(course)) ?? 0;
  const series = catalogue.series.find((one) => one.title === title);
  return series ? Math.max(0, Math.max(...memberGrades(series.members, grades)) - 1) : 0;
}

/** The key of a generated course's original: the same key without the number. */
const keyOfOriginal = ({ key }: SeedCourse): string => key.replace(/-\d{5}$/, '');

async function judge(backend: Server, query: JudgedQuery): Promise<Judged> {
  const { courses: found, correctedText } = await search(backend, query);
  const grades = found.map((course) => gradeOf(course, query));
  const known = [...query.grades.values()];
  // A copy of a known item is about the same subject, but it is not the intended course.
  const isKnownItem = query.kind === 'known item';
  const original = isKnownItem ? found.map(({ title }, index) => (isCopy(title) ? 0 : (grades[index] ?? 0))) : grades;
  return {
    ...query,
    ndcg:
      query.kind === 'nothing'
        ? 1
        : ndcg(
            grades,
            known.flatMap((grade) => Array<number>(copies).fill(grade)),
          ),
    reciprocalRank: query.kind === 'nothing' ? 1 : reciprocalRank(original, Math.max(...known)),
    isWronglyCorrected: correctedText !== null && (query.kind !== 'typo' || !grades.includes(Math.max(...known))),
  };
}

/** Whether a title belongs to a generated course: the title of its original, a variation and a number. */
const isCopy = (title: string): boolean => /: .* \d+$/.test(title);

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(values.length, 1);
}

function row(name: string, judged: readonly Judged[]) {
  const answered = judged.filter(({ kind }) => kind !== 'nothing');
  const wrong = judged.filter(({ isWronglyCorrected }) => isWronglyCorrected).length;
  const figures =
    answered.length > 0 ? [mean(answered.map((one) => one.ndcg)), mean(answered.map((one) => one.reciprocalRank))] : [];
  return [
    name,
    judged.length,
    ...[0, 1].map((index) => (figures[index] === undefined ? '–' : rounded(figures[index], 3))),
    wrong,
  ];
}

function checkThat(rule: string, measured: number, least: number): Check {
  return { rule, limit: `≥ ${least}`, measured: String(rounded(measured, 3)), holds: measured >= least };
}

function checksOf(own: readonly Judged[], heldOut: readonly Judged[]): Check[] {
  const withAnswer = (judged: readonly Judged[]) => judged.filter(({ kind }) => kind !== 'nothing');
  const answered = withAnswer([...own, ...heldOut]);
  const of = (wanted: string) => answered.filter(({ kind }) => kind === wanted);
  const wrong = [...own, ...heldOut].filter(({ isWronglyCorrected }) => isWronglyCorrected).length;
  return [
    checkThat('nDCG@10 over all', mean(answered.map((one) => one.ndcg)), 0.85),
    checkThat('nDCG@10 on the queries held out', mean(withAnswer(heldOut).map((one) => one.ndcg)), 0.8),
    checkThat('nDCG@10 across languages', mean(of('across languages').map((one) => one.ndcg)), 0.8),
    checkThat('known items: reciprocal rank', mean(of('known item').map((one) => one.reciprocalRank)), 0.95),
    { rule: 'wrong corrections', limit: '0', measured: String(wrong), holds: wrong === 0 },
  ];
}

interface Found {
  readonly own: readonly Judged[];
  readonly heldOut: readonly Judged[];
}

async function judgeAll(settings: BenchSettings): Promise<Found> {
  const engine = await pglite(settings);
  settings.print(`relevance: adding ${generated} courses`);
  await generate(settings, engine.data, generated);
  const backend = await startBackend(settings, engine.data);
  const keys = new Set(catalogue.courses.map(({ key }) => key));
  const judgeFile = async (name: string) => {
    const judged: Judged[] = [];
    for (const query of readJudgedQueries(name, keys)) judged.push(await judge(backend, query));
    return judged;
  };
  return { own: await judgeFile(ownQueries), heldOut: await judgeFile(heldOutQueries) };
}

/** How well the first ten results match what a person wanted, by kind of query, among the seeded and 10,000 generated courses. */
export const relevancePart: Part = async (settings) => {
  const { own, heldOut } = await judgeAll(settings);
  for (const { kind, text, ndcg: gain } of own.filter((one) => one.ndcg < 0.8)) {
    settings.print(`relevance: ${kind}, "${text}": ${rounded(gain, 2)}`);
  }
  const rowsByKind = (judged: readonly Judged[], prefix = '') =>
    [...Map.groupBy(judged, ({ kind }) => kind)].map(([kind, ofKind]) => row(prefix + kind, ofKind));
  return {
    tables: [
      {
        title: 'Judged relevance of the search',
        columns: ['kind of query', 'queries', 'nDCG@10', 'reciprocal rank', 'wrong corrections'],
        rows: [
          ...rowsByKind(own),
          row('all of these', own),
          ...rowsByKind(heldOut, 'held out: '),
          row('all held out: by someone who knew the courses alone', heldOut),
        ],
      },
    ],
    bars: [],
    checks: checksOf(own, heldOut),
  };
};
