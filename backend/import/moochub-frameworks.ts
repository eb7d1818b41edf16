import type { Attributes } from './moochub-attributes.ts';

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
