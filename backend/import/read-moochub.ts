import { z } from 'zod';
import { dateTime, explain, text, webAddress } from './fields.ts';
import type { FileRecord, ImportedCourse } from './imported-course.ts';
import { type Attributes, attributesSchema } from './moochub-attributes.ts';

const recordSchema = z.object({
  id: z.union([z.string(), z.number()]).transform(String).pipe(text.min(1)),
  attributes: attributesSchema,
});

/** The records of a MOOChub document, version 2.1 or 3.0. */
export function readMoochub(data: readonly unknown[]): FileRecord[] {
  return data.map((item, index) => {
    const place = `course ${index + 1}`;
    const name = z.object({ attributes: z.object({ name: z.string() }) }).safeParse(item).data?.attributes.name ?? '';
    const parsed = recordSchema.safeParse(item);
    if (!parsed.success) return { place, name, course: null, problem: explain(parsed.error) };
    return { place, name, course: toCourse(parsed.data.id, parsed.data.attributes), problem: null };
  });
}

function toCourse(id: string, attributes: Attributes): ImportedCourse {
  const isUuid = z.uuid().safeParse(id).success;
  const language = (attributes.inLanguage ?? attributes.languages ?? [])[0]?.slice(0, 2).toUpperCase() ?? '';
  const closing = attributes.expires ?? attributes.availableUntil ?? attributes.endDate;
  const levels = attributes.educationalLevel.map(({ shortCode }) => shortCode ?? '');
  return {
    externalId: isUuid ? id : `${new URL(attributes.url).host}/${id}`,
    fileId: attributes.courseCode ?? id,
    kind: 'course',
    columns: {
      language,
      title: escapeHtml(attributes.name),
      description: attributes.description ?? attributes.abstract ?? null,
      eqfLevel: levels.find((level) => /^[1-8]$/.test(level)) ?? null,
      opensAt: firstDate(attributes.startDate),
      closesAt: firstDate(closing),
      courseUrl: attributes.contentLocation?.url ?? attributes.url,
      videoUrl: attributes.trailer?.contentUrl ?? attributes.video?.url ?? null,
    },
    workloadWhenNew: workloadText(attributes, language),
    imageUrl: attributes.image?.contentUrl ?? attributes.image?.url ?? null,
    institutions: institutionsOf(attributes),
    teachers: teachersOf(attributes, language),
    categories: [],
    keywords: attributes.keywords ?? [],
    iscedCodes: attributes.educationalAlignment.flatMap(({ educationalFramework, shortCode }) =>
      educationalFramework === 'ISCED-F' && shortCode ? [shortCode] : [],
    ),
    members: [],
  };
}

function escapeHtml(plain: string): string {
  return plain.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

function firstDate(value: string | readonly string[] | null | undefined): Date | null {
  const parsed = dateTime.safeParse(typeof value === 'string' ? value : value?.[0]);
  return parsed.success ? parsed.data : null;
}

/** The publisher or provider first, then everybody else who is no person. */
function institutionsOf({ publisher, moocProvider, creator, partnerInstitute }: Attributes) {
  const organisations = [publisher, moocProvider, ...creator, ...partnerInstitute].flatMap((one) =>
    one && one.type !== 'Person' ? [one] : [],
  );
  const byName = new Map(organisations.map(({ name, url }) => [name, webAddress.safeParse(url).data ?? null]));
  return [...byName].map(([name, website]) => ({ name, website, afam: false }));
}

function teachersOf({ instructor, instructors, creator }: Attributes, language: string) {
  const people = [...instructor, ...instructors].filter(({ type }) => type !== 'Organization');
  const taught = people.length > 0 ? people : creator.filter(({ type }) => type === 'Person');
  return taught.map(({ name, description, affiliation }) => {
    const words = name.trim().split(/\s+/);
    const about = description || undefined;
    const place = affiliation?.name;
    return {
      firstName: words.slice(0, -1).join(' '),
      lastName: words.at(-1) ?? '',
      ...(language === 'EN'
        ? { departmentEn: place, biographyEn: about }
        : { departmentIt: place, biographyIt: about }),
    };
  });
}

/** In words that the catalogue reads the same numbers from again. */
function workloadText({ workload, duration }: Attributes, language: string): string | null {
  if (typeof workload === 'string') return workload;
  const english = language === 'EN';
  const weeks = /^P(\d+)W$/.exec(duration ?? '')?.[1];
  const [, hours, minutes] = /^PT(?:(\d+)H)?(?:(\d+)M)?$/.exec(duration ?? '') ?? [];
  const parts = [
    workload &&
      `${workload.timeValue} ${english ? 'hours' : 'ore'} ${workloadUnits[workload.timeUnit][english ? 1 : 0]}`,
    weeks && `${weeks} ${english ? 'weeks' : 'settimane'}`,
    hours && `${hours} ${english ? 'hours' : 'ore'}`,
    minutes && `${minutes} ${english ? 'minutes' : 'minuti'}`,
  ].filter(Boolean);
  return parts.length > 0 ? parts.join(', ') : null;
}

const workloadUnits = {
  'h/month': ['al mese', 'a month'],
  'h/week': ['a settimana', 'a week'],
  'h/day': ['al giorno', 'a day'],
} as const;
