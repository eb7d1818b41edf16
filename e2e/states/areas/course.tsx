import { CourseView } from '@/components/course/CourseView';
import { SeriesView } from '@/components/course/SeriesView';
import { coursePage, courses, faqs, seriesPage } from '@/components/course/testing/course-fixtures';
import { FaqList } from '@/components/faq/FaqList';
import { plainText } from '@/lib/html/text';
import type { Course } from '@/lib/model/course';

const view = (course: Course) => <CourseView page={coursePage(course)} title={plainText(course.title)} />;
const viewOf = (name: keyof typeof courses) => ({ [name]: view(courses[name]) });

/** The pages of a course and of a series. */
export const course = {
  CourseView: {
    ...viewOf('complete'),
    ...viewOf('sparse'),
    ...viewOf('foreign'),
    ...viewOf('rightToLeft'),
    ...viewOf('long'),
    ...viewOf('upcoming'),
    ...viewOf('closed'),
    'without anything else': (
      <CourseView page={coursePage(courses.sparse, { related: [], faqs: [] })} title="Laboratorio virtuale" />
    ),
    'without what cannot be read': (
      <CourseView page={coursePage(courses.sparse, { related: null, faqs: null })} title="Laboratorio virtuale" />
    ),
  },
  SeriesView: {
    full: <SeriesView page={seriesPage()} title="La transizione" />,
    empty: <SeriesView page={seriesPage({ members: [] })} title="La transizione" />,
  },
  FaqList: {
    full: <FaqList faqs={faqs} />,
    empty: <FaqList faqs={[]} />,
  },
};
