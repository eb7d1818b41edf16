import { z } from 'zod';
import { explain, text, webAddress } from './fields.ts';
import type { FileRecord, ImportedCourse } from './imported-course.ts';
import { type Attributes, attributesSchema } from './moochub-attributes.ts';
import { workloadText } from './workload-text.ts';

const recordSchema = z.object({
  id: z.union([z.string(), z.number()]).transform(String).pipe(text.min(1)),
  type: z.enum(['courses', 'Course'], 'is neither "Course" (3.0) nor "courses" (2.1)'),
  attributes: attributesSchema,
});

/** The records of a MOOChub document, version 2.1 (and 2.2, 2.3, which add little) or 3.0. */
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
  const levels = attributes.educationalLevel.map(({ shortCode }) => shortCode ?? '');
  return {
    externalId: isUuid ? id : `${new URL(attributes.url).host}/${id}`,
    fileId: attributes.courseCode ?? id,
    kind: 'course',
    columns: {
      language,
      title: escapeHtml(attributes.name),
      description: attributes.description ?? attributes.abstract ?? null,
      ...(attributes.learningObjectives.length > 0 && { outcomes: listHtml(attributes.learningObjectives) }),
      eqfLevel: levels.find((level) => /^[1-8]$/.test(level)) ?? null,
      opensAt: attributes.startDate,
      closesAt: attributes.expires ?? attributes.availableUntil ?? attributes.endDate,
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

/** Learning objectives, each HTML of its own, as the list that the catalogue has. */
function listHtml(items: readonly string[]): string {
  return `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;
}

/** The publisher or provider first, then everybody else who is no person. */
function institutionsOf({ publisher, moocProvider, creator, partnerInstitutes }: Attributes) {
  const organisations = [publisher, moocProvider, ...creator, ...partnerInstitutes].flatMap((one) =>
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
