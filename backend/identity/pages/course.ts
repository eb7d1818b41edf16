import { html } from 'hono/html';
import { document, type Html } from './document.ts';
import { type PageLanguage, pageTexts } from './texts.ts';

export interface CoursePageOptions {
  readonly language: PageLanguage;
  /** Escaped. */
  readonly title: Html | string;
  /** BCP 47. */
  readonly titleLanguage: string;
  readonly institutions: readonly string[];
  /** The course's page in the catalogue. */
  readonly backUrl: string;
}

/** The page that stands where a course of the demonstration would begin. */
export function coursePage({ language, title, titleLanguage, institutions, backUrl }: CoursePageOptions): Html {
  const { course: texts } = pageTexts[language];
  const other = language === 'it' ? 'en' : 'it';
  const main = html`<p class="kind">${texts.kind}</p>
<h1 lang="${titleLanguage}">${title}</h1>
${institutions.length > 0 ? html`<p class="by">${institutions.join(', ')}</p>` : ''}
<section class="demo" aria-labelledby="demo">
<h2 id="demo">${texts.demoTitle}</h2>
<p>${texts.demoText}</p>
<p>${texts.demoReal}</p>
</section>
<p class="actions"><a class="button primary" href="${backUrl}">${texts.back}</a></p>
<p><a href="?lang=${other}" hreflang="${other}" lang="${other}">${pageTexts[other].course.thisLanguage}</a></p>`;
  return document({ language, title, tagline: texts.tagline, main });
}
