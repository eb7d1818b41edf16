import type { LostField } from './imported-course.ts';
import type { Attributes } from './moochub-attributes.ts';
import { hasOtherEnd, type Sent } from './moochub-dates.ts';
import { eqfLevel, iscedCode } from './moochub-frameworks.ts';
import { plainName, teachingParties } from './moochub-parties.ts';

/** Of these the catalogue keeps the first. */
const oneOfMany = ['inLanguage', 'languages', 'startDate', 'endDate', 'expires'] as const;

/** What was understood of a course and has no place, because the catalogue keeps something else of the kind. */
export function leftOver(sent: Sent, read: Attributes): LostField[] {
  const several = oneOfMany.filter((name) => [sent[name]].flat().length > 1);
  const names = [
    ...several.map((name) => `${name} after the first`),
    ...(hasOtherEnd(sent, read) ? ['endDate, for the course is available longer or not so long'] : []),
    ...(isSecondText(read) ? ['abstract beside a description'] : []),
    ...partiesLeftOver(read),
    ...read.educationalAlignment.flatMap((one) =>
      iscedCode(one) ? [] : `educationalAlignment in ${one.educationalFramework}`,
    ),
    ...read.educationalLevel.flatMap((one) => (eqfLevel(one) ? [] : `educationalLevel in ${one.educationalFramework}`)),
  ];
  return [...new Set(names)].map((name) => ({ name, example: null }));
}

function isSecondText({ abstract, description }: Attributes): boolean {
  return Boolean(abstract && description) && abstract !== description;
}

function partiesLeftOver(read: Attributes): string[] {
  const taught = new Set(teachingParties(read).map(plainName));
  const people = [read.publisher, ...read.creator, ...read.contributor].filter((one) => one?.type === 'Person');
  const instructors = [...read.instructor, ...read.instructors];
  return [
    ...(people.some((one) => one && !taught.has(plainName(one))) ? ['people who do not teach'] : []),
    ...(instructors.some(({ type }) => type === 'Organization') ? ['instructors that are organisations'] : []),
  ];
}
