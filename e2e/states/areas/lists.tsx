import { CompareView } from '@/components/compare/CompareView';
import { faqs } from '@/components/course/testing/course-fixtures';
import { WholeListView } from '@/components/lists/WholeListView';
import { SavedView } from '@/components/saved/SavedView';
import { listedCourses, unreadCourse } from '@/components/saved/testing/listed-courses';
import { answeredFaqs } from '@/lib/catalogue/faqs';

const long = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk '.repeat(3);

/** The pages of lists: of courses, of questions, of the values of a filter. */
export const lists = {
  SavedView: {
    full: <SavedView courses={[...listedCourses, unreadCourse]} />,
    'one course': <SavedView courses={listedCourses.slice(0, 1)} />,
    empty: <SavedView courses={[]} />,
  },
  CompareView: {
    four: <CompareView listed={[...listedCourses.slice(0, 5), unreadCourse]} onlyDifferences={false} />,
    differences: <CompareView listed={listedCourses.slice(0, 2)} onlyDifferences />,
    'too few': <CompareView listed={listedCourses.slice(0, 1)} onlyDifferences={false} />,
  },
  WholeListView: {
    questions: (
      <WholeListView
        page={{
          ...{ list: { name: 'faq', page: 1 }, from: 1, total: 2, pageCount: 1 },
          questions: answeredFaqs(faqs, 'it'),
        }}
      />
    ),
    values: (
      <WholeListView
        page={{
          ...{ list: { name: 'filterCategoria', page: 2 }, from: 151, total: 152, pageCount: 2 },
          filter: {
            ...{ name: 'filterCategoria', label: 'Categoria' },
            choices: ['Musica', long].map((label) => ({ key: label, label })),
          },
        }}
      />
    ),
  },
};
