import { keepAllowed } from '@/lib/html/sanitise';
import { canonicalAddress, pictureAddress } from '@/lib/metadata/canonical-address';
import type { FullCourse, Teacher } from '@/lib/model/course';
import type { UntrustedHtml } from '@/lib/model/html';
import { courseUuid } from './course-identity';

/**
 * A course or a series as the open data export writes it. The names and their order are the columns of the CSV. Readers rely
 * on them, so new columns are added at the end. Texts are sanitised HTML, dates ISO 8601, languages two-letter codes.
 * `members` are the ids of the courses of a series.
 */
export function catalogueRecord({ course, institutions, memberIds }: FullCourse) {
  const isSeries = memberIds.length > 0;
  const named = course.institutions.map(({ name }) => ({ name, website: null, kind: null }));
  return {
    id: course.id,
    uuid: courseUuid(course.id),
    kind: isSeries ? 'series' : 'course',
    url: canonicalAddress(course, isSeries),
    language: course.language,
    subtitle_languages: course.subtitleLanguages,
    title: safe(course.title),
    subtitle: safe(course.subtitle),
    description: safe(course.description),
    information: safe(course.information),
    learning_outcomes: safe(course.learningOutcomes),
    activities: safe(course.activities),
    assessment: safe(course.assessment),
    workload: safe(course.workload),
    prerequisites: safe(course.prerequisites),
    contacts: safe(course.contacts),
    eqf_level: course.eqfLevel,
    opens_at: iso(course.opensAt),
    closes_at: iso(course.closesAt),
    course_url: course.courseUrl,
    video_url: course.videoUrl,
    image_url: course.imageId && pictureAddress(course.imageId),
    institutions:
      institutions.length > 0 ? institutions.map(({ name, website, kind }) => ({ name, website, kind })) : named,
    teachers: course.teachers.map(teacherRecord),
    categories: course.categories.map(({ name }) => name),
    targets: course.targets,
    isced_codes: course.iscedCodes,
    members: memberIds,
  };
}

export type CatalogueRecord = ReturnType<typeof catalogueRecord>;

function teacherRecord({ firstName, lastName, department, biography }: Teacher) {
  return {
    first_name: firstName,
    last_name: lastName,
    department: { it: department.it, en: department.en },
    biography: { it: safe(biography.it), en: safe(biography.en) },
  };
}

function safe(html: UntrustedHtml | null): string | null {
  return html === null ? null : keepAllowed(html);
}

function iso(time: number | null): string | null {
  return time === null ? null : new Date(time).toISOString();
}
