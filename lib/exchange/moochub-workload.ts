const wholeDuration = /^PT(?:(\d+)H)?(?:(\d+)M)?$/;

/** How much work a course is, as MOOChub writes it. */
export interface MoochubWorkload {
  /** Hours a week, rounded up to a whole number as the format demands. */
  readonly workload?: { readonly timeValue: number; readonly timeUnit: 'h/week' };
  /** ISO 8601: the weeks of the course, or its hours when the weeks are not known. */
  readonly duration?: string;
}

/** The workload from that of the whole course; empty when the text of the course says nothing certain. */
export function moochubWorkload(whole: {
  readonly duration: string | null;
  readonly weeks: number | null;
}): MoochubWorkload {
  if (!whole.weeks) return whole.duration === null ? {} : { duration: whole.duration };
  const [, hours = '0', minutes = '0'] = wholeDuration.exec(whole.duration ?? '') ?? [];
  const timeValue = Math.ceil((Number(hours) + Number(minutes) / 60) / whole.weeks);
  return {
    duration: `P${whole.weeks}W`,
    ...(timeValue > 0 && { workload: { timeValue, timeUnit: 'h/week' } }),
  };
}
