import { coursePage, courses } from '@/components/course/testing/course-fixtures';
import type { ListedCourse } from '@/lib/catalogue/read-course-list';
import { plainText } from '@/lib/html/text';
import type { Course } from '@/lib/model/course';

const languages: Readonly<Record<string, string>> = { it: 'Italiano', en: 'Inglese' };

const found = (course: Course, seriesSize = 0): ListedCourse => ({
  id: course.id,
  isGone: false,
  found: {
    course,
    title: plainText(course.title),
    state: coursePage(course).state,
    level: course.eqfLevel && `Intermedio (EQF ${course.eqfLevel})`,
    facts: course.workload ? [plainText(course.workload), 'Italiano'] : [],
    effort: null,
    language: languages[course.language ?? ''] ?? course.language,
    seriesSize,
  },
});

/** A list with every possible item: courses of all kinds, a series, a deleted course. */
export const listedCourses: readonly ListedCourse[] = [
  found(courses.complete),
  found({ ...courses.closed, ...courses.foreign, id: '13', eqfLevel: '7', closesAt: Date.UTC(2021, 0, 1) }),
  { id: '404', found: null, isGone: true },
  found({ ...courses.sparse, id: '14' }),
  found({ ...courses.long, id: '15' }),
  found({ ...courses.rightToLeft, id: '16' }, 4),
];

/** A course that the backend cannot give at the moment. */
export const unreadCourse: ListedCourse = { id: '503', found: null, isGone: false };
