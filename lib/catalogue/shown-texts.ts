import { isBlankHtml } from '@/lib/html/markup';
import { keepAllowed } from '@/lib/html/sanitise';
import type { Course } from '@/lib/model/course';
import { emptyHtml } from '@/lib/model/html';

const optionalTexts = [
  ...(['subtitle', 'description', 'information', 'learningOutcomes', 'activities'] as const),
  ...(['contacts', 'assessment', 'workload', 'prerequisites'] as const),
];

/** A course without the texts of which the sanitiser leaves nothing to see, such as a frame of another site. */
export function withShownTexts(course: Course): Course {
  const hidden = optionalTexts.filter((name) => isBlankHtml(keepAllowed(course[name] ?? emptyHtml)));
  return { ...course, ...Object.fromEntries(hidden.map((name) => [name, null])) };
}
