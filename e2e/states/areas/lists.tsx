import { CompareView } from '@/components/compare/CompareView';
import { SavedView } from '@/components/saved/SavedView';
import { listedCourses } from '@/components/saved/testing/listed-courses';

/** The pages of lists of courses. */
export const lists = {
  SavedView: {
    full: <SavedView courses={listedCourses} />,
    'one course': <SavedView courses={listedCourses.slice(0, 1)} />,
    empty: <SavedView courses={[]} />,
  },
  CompareView: {
    four: <CompareView listed={listedCourses.slice(0, 5)} onlyDifferences={false} />,
    differences: <CompareView listed={listedCourses.slice(0, 2)} onlyDifferences />,
    'too few': <CompareView listed={listedCourses.slice(0, 1)} onlyDifferences={false} />,
  },
};
