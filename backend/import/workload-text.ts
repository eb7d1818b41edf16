import type { Attributes } from './moochub-attributes.ts';

const units = ['year', 'month', 'week', 'day', 'hour', 'minute', 'second'] as const;
const duration =
  /^P(?:(?<year>[\d.]+)Y)?(?:(?<month>[\d.]+)M)?(?:(?<week>[\d.]+)W)?(?:(?<day>[\d.]+)D)?(?:T(?:(?<hour>[\d.]+)H)?(?:(?<minute>[\d.]+)M)?(?:(?<second>[\d.]+)S)?)?$/;
const rates = { 'h/month': 'hour-per-month', 'h/week': 'hour-per-week', 'h/day': 'hour-per-day' } as const;

/**
 * The workload of a MOOChub course and how long it lasts, in words of the course's own language, such as "5 ore alla
 * settimana, 6 settimane"; in English, marked as such, where Node does not know the language. The catalogue reads the same
 * numbers from them again (`lib/structured-data/course-texts.ts` says in which languages). `null` when the document says neither.
 *
 * @param language of the course, two letters
 */
export function workloadText(
  { workload, duration: lasting }: Pick<Attributes, 'workload' | 'duration'>,
  language: string,
): string | null {
  const isKnown = Intl.NumberFormat.supportedLocalesOf(language).length > 0;
  const locale = `${isKnown ? language : 'en'}-u-nu-latn`;
  const amount = (count: number, unit: string) =>
    new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long', useGrouping: false }).format(count);
  const lengths = duration.exec(lasting ?? '')?.groups ?? {};
  const parts = [
    ...(workload ? [amount(workload.timeValue, rates[workload.timeUnit])] : []),
    ...units.flatMap((unit) => (Number(lengths[unit] ?? 0) > 0 ? [amount(Number(lengths[unit]), unit)] : [])),
  ];
  if (parts.length === 0) return null;
  return isKnown ? parts.join(', ') : `<span lang="en">${parts.join(', ')}</span>`;
}
