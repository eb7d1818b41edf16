import type { Attributes } from './moochub-attributes.ts';

const duration =
  /^P(?:(?<year>[\d.]+)Y)?(?:(?<month>[\d.]+)M)?(?:(?<week>[\d.]+)W)?(?:(?<day>[\d.]+)D)?(?:T(?:(?<hour>[\d.]+)H)?(?:(?<minute>[\d.]+)M)?(?:(?<second>[\d.]+)S)?)?$/;

const rates = {
  'h/month': { it: 'al mese', en: 'a month' },
  'h/week': { it: 'a settimana', en: 'a week' },
  'h/day': { it: 'al giorno', en: 'a day' },
} as const;

/**
 * The workload of a MOOChub course and how long it lasts, in words that the catalogue reads the same numbers from
 * again, such as "5 ore a settimana, 6 settimane"; null when the document says neither.
 *
 * @param language of the course, two capitals; Italian for any but English
 */
export function workloadText(
  { workload, duration: lasting }: Pick<Attributes, 'workload' | 'duration'>,
  language: string,
): string | null {
  const locale = language === 'EN' ? 'en' : 'it';
  const amount = (count: number, unit: string) =>
    new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long', useGrouping: false }).format(count);
  const lengths = Object.entries(duration.exec(lasting ?? '')?.groups ?? {});
  const parts = [
    workload && `${amount(workload.timeValue, 'hour')} ${rates[workload.timeUnit][locale]}`,
    ...lengths.map(([unit, count]) => count && amount(Number(count), unit)),
  ].filter(Boolean);
  return parts.length > 0 ? parts.join(', ') : null;
}
