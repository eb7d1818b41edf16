import type { Course } from './course.ts';
import type { UntrustedHtml } from './html.ts';

/** The rich texts of a course, in the order of the page. */
export const textNames = [
  'title',
  'subtitle',
  'description',
  'learningOutcomes',
  'activities',
  'information',
  'workload',
  'prerequisites',
  'assessment',
  'contacts',
] as const satisfies readonly (keyof Course)[];

/** Name of a rich text of a course. */
export type TextName = (typeof textNames)[number];

/** The single-line texts, shown without blocks and links. */
export const lineTexts: readonly TextName[] = ['title', 'subtitle'];

/** The rich texts that a course has. */
export function textsOf(course: Course): readonly { readonly name: TextName; readonly html: UntrustedHtml }[] {
  return textNames.flatMap((name) => {
    const html = course[name];
    return html === null ? [] : [{ name, html }];
  });
}
