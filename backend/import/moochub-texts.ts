import type { Attributes, Skill } from './moochub-attributes.ts';

/** Plain text as HTML. */
export function escapeHtml(plain: string): string {
  return plain.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/**
 * What a course teaches as the list that the catalogue has: its learning objectives, each HTML of its own, then the
 * skills of 3.0; `undefined` when it says neither.
 *
 * @param language of the course, two capitals
 */
export function outcomesOf({ learningObjectives, teaches }: Attributes, language: string): string | undefined {
  return listHtml([...learningObjectives.map((item) => `<li>${item}</li>`), ...skillItems(teaches, language)]);
}

/** What a course asks for, as a list; `undefined` when it says nothing of it. */
export function prerequisitesOf({ competencyRequired }: Attributes, language: string): string | undefined {
  return listHtml(skillItems(competencyRequired, language));
}

function listHtml(items: readonly string[]): string | undefined {
  return items.length > 0 ? `<ul>${items.join('')}</ul>` : undefined;
}

/** Skills by their name in the course's language, otherwise in English, otherwise in the first that there is. */
function skillItems(skills: readonly Skill[], courseLanguage: string): string[] {
  const own = courseLanguage.toLowerCase();
  return skills.flatMap(({ name: labels, description }) => {
    const inLanguage = (wanted: string) => labels.find(({ inLanguage: code }) => code.slice(0, 2) === wanted);
    const shown = inLanguage(own) ?? inLanguage('en') ?? labels[0];
    if (!shown) return [];
    const language = shown.inLanguage.slice(0, 2).toLowerCase();
    const lang = /^[a-z]{2}$/.test(language) && language !== own ? ` lang="${language}"` : '';
    return [`<li${lang}>${escapeHtml([shown.name, description].filter(Boolean).join(': '))}</li>`];
  });
}
