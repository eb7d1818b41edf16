import type { Course, CourseSummary } from '../model/course.ts';
import { isId } from '../model/id.ts';
import type { Institution } from '../model/institution.ts';
import type { Locale } from '../model/locale.ts';
import { getInstitutions } from './catalogue.ts';
import { orWhenNotFound } from './errors.ts';
import { readEach } from './read-each.ts';
import type { RestClient } from './rest-client.ts';
import { courseOfItem } from './schemas/course.ts';
import { seriesMembers } from './schemas/course-summary.ts';
import { untitled } from './schemas/fields.ts';
import { paths } from './schemas/paths.ts';
import { seriesRequest } from './schemas/search.ts';

/**
 * The courses of a series, in the backend's order. When a member lacks what a card shows, the missing fields are read from
 * its course. Members that no longer exist or whose course is unusable are left out, and so is the series itself.
 *
 * @throws BackendError
 */
export async function getSeriesMembers(
  client: RestClient,
  seriesId: string,
  locale: Locale,
): Promise<readonly CourseSummary[]> {
  if (!isId(seriesId)) return [];
  const request = { ...seriesRequest(seriesId, locale), isRead: true };
  const members = await orWhenNotFound(client.post(paths.seriesMembers, seriesMembers, request), []);
  const courses = members.filter((member) => member.id !== seriesId);
  const institutions = courses.every(isComplete) ? [] : await getInstitutions(client);
  const completed = await readEach(courses, async (member) => {
    if (isComplete(member)) return member;
    const reading = client.get(paths.course(member.id), courseOfItem, { emptyMeansAbsent: true });
    const course = await orWhenNotFound(reading, undefined);
    return course && completeMember(member, course, institutions);
  });
  return completed.filter((member) => member !== undefined);
}

function isComplete({ title, imageId, institutions }: CourseSummary): boolean {
  return title !== untitled && (imageId !== null || institutions.length > 0);
}

function completeMember(member: CourseSummary, course: Course, all: readonly Institution[]): CourseSummary {
  // The contract guarantees the name of a course's institution, but not its id.
  const own = all.filter((institution) => institution.name === course.institutions[0]?.name);
  return {
    ...member,
    title: member.title || course.title,
    subtitle: member.subtitle ?? course.subtitle,
    imageId: member.imageId ?? course.imageId,
    institutions: member.institutions.length > 0 ? member.institutions : own,
    language: member.language ?? course.language,
  };
}
