import { escapeText } from '../markup.ts';
import { type Attributes, durationPattern, isEmpty, type Sent, type Skill, schemaName } from './moochub-attributes.ts';

/**
 * The last day on which a course is available, from `availableUntil` (2.1) or `expires` (3.0). Their value `null` means that the course
 * stays available, whatever its `endDate`. When neither is readable, `endDate` counts. Undefined when there are dates but none is
 * readable.
 */
export function closingDate(sent: Sent, { expires, availableUntil, endDate }: Attributes): Date | null | undefined {
  const last = expires ?? availableUntil;
  if (last || saysNoEnd(sent)) return last ?? null;
  return endDate ?? ([expires, availableUntil, endDate].includes(undefined) ? undefined : null);
}

/** Whether the course has an end date that differs from the end of its availability. */
export function hasOtherEnd(sent: Sent, read: Attributes): boolean {
  return Boolean(read.endDate) && read.endDate?.getTime() !== closingDate(sent, read)?.getTime();
}

function saysNoEnd(sent: Sent): boolean {
  const values = Object.entries(sent).filter(([name]) => ['availableUntil', 'expires'].includes(schemaName(name)));
  return values.some(([, value]) => isEmpty(value));
}

type FrameworkNode = Attributes['educationalAlignment'][number];

/** The code of a subject in ISCED-F 2013; `null` for a subject of another framework. */
export function iscedCode({ educationalFramework, shortCode, targetUrl }: FrameworkNode): string | null {
  if (educationalFramework !== 'ISCED-F') return null;
  return shortCode || (/\/isced-f\/(\d{2,4})$/.exec(targetUrl ?? '')?.[1] ?? null);
}

/** The level of the European Qualifications Framework; `null` for a level of another framework, such as DigComp's. */
export function eqfLevel({ shortCode, targetUrl }: FrameworkNode): string | null {
  const level = shortCode ?? '';
  return /\/eqf\//.test(targetUrl ?? '') && /^[1-8]$/.test(level) ? level : null;
}

/**
 * The learning outcomes as an HTML list: the learning objectives, which are HTML, then the skills of 3.0; `undefined` when the
 * course has neither.
 *
 * @param language of the course, two letters
 */
export function outcomesOf({ learningObjectives, teaches }: Attributes, language: string): string | undefined {
  return listHtml([...learningObjectives.map((item) => `<li>${item}</li>`), ...skillItems(teaches, language)]);
}

/** The prerequisites as an HTML list; `undefined` when the course names none. */
export function prerequisitesOf({ competencyRequired }: Attributes, language: string): string | undefined {
  return listHtml(skillItems(competencyRequired, language));
}

function listHtml(items: readonly string[]): string | undefined {
  return items.length > 0 ? `<ul>${items.join('')}</ul>` : undefined;
}

/** List items with the skills' names in the course's language, otherwise in English, otherwise in the first language given. */
function skillItems(skills: readonly Skill[], courseLanguage: string): string[] {
  const letters = (code: string) => code.slice(0, 2).toLowerCase();
  return skills.flatMap(({ name: labels, description }) => {
    const inLanguage = (wanted: string) => labels.find(({ inLanguage: code }) => letters(code) === wanted);
    const shown = inLanguage(courseLanguage) ?? inLanguage('en') ?? labels[0];
    if (!shown) return [];
    const language = letters(shown.inLanguage);
    const lang = /^[a-z]{2}$/.test(language) && language !== courseLanguage ? ` lang="${language}"` : '';
    return [`<li${lang}>${escapeText([shown.name, description].filter(Boolean).join(': '))}</li>`];
  });
}

const units = ['year', 'month', 'week', 'day', 'hour', 'minute', 'second'] as const;
const rates = { 'h/month': 'hour-per-month', 'h/week': 'hour-per-week', 'h/day': 'hour-per-day' } as const;

/**
 * The workload and duration of a MOOChub course as a text in the course's language, such as "5 ore alla settimana, 6 settimane". When
 * Node does not know the language, the text is English and marked so. The catalogue later reads the numbers from the text
 * (`lib/catalogue/workload.ts` names the languages). `null` when the document has neither.
 *
 * @param language of the course, two letters
 */
export function workloadText(
  { workload, duration }: Pick<Attributes, 'workload' | 'duration'>,
  language: string,
): string | null {
  const isKnown = Intl.NumberFormat.supportedLocalesOf(language).length > 0;
  const locale = `${isKnown ? language : 'en'}-u-nu-latn`;
  const amount = (count: number, unit: string) =>
    new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long', useGrouping: false }).format(count);
  const lengths = durationPattern.exec(duration ?? '')?.groups ?? {};
  const parts = [
    ...(workload ? [amount(workload.timeValue, rates[workload.timeUnit])] : []),
    ...units.flatMap((unit) => (Number(lengths[unit] ?? 0) > 0 ? [amount(Number(lengths[unit]), unit)] : [])),
  ];
  if (parts.length === 0) return null;
  return isKnown ? parts.join(', ') : `<span lang="en">${parts.join(', ')}</span>`;
}
