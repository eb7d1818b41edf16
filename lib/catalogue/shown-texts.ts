import { isBlankHtml } from '@/lib/html/markup';
import { keepAllowed } from '@/lib/html/sanitise';
import type { Course } from '@/lib/model/course';
import { textNames } from '@/lib/model/course-texts';
import { emptyHtml } from '@/lib/model/html';

const optionalTexts = textNames.filter((name) => name !== 'title');

/** A course without the texts of which the sanitiser leaves nothing to see, such as a frame of another site. */
export function withShownTexts(course: Course): Course {
  const hidden = optionalTexts.filter((name) => isBlankHtml(keepAllowed(course[name] ?? emptyHtml)));
  return { ...course, ...Object.fromEntries(hidden.map((name) => [name, null])) };
}
