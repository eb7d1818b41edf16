import { html, raw } from 'hono/html';
import sanitizeHtml from 'sanitize-html';
import { findDemonstrationCourse } from '../../catalogue/courses.ts';
import type { Database } from '../../database/database.ts';
import { type BackendSettings, siteAddresses } from '../../env.ts';
import { document, type Html, type Middleware, pageLanguage, showMessage, showPage } from './page.ts';
import { type PageLanguage, pageTexts } from './texts.ts';

/**
 * `/courses/{id}`: the page to which a demonstration course links, instead of a university's platform. It names the course and says
 * that nobody can enrol.
 */
export function demonstrationCourse(database: Database, settings: BackendSettings): Middleware {
  const { app, homeUrl } = siteAddresses(settings);
  return async (ctx, next) => {
    if (!ctx.path.startsWith('/courses/') || (ctx.method !== 'GET' && ctx.method !== 'HEAD')) return next();
    const course = await findDemonstrationCourse(database, ctx.path);
    if (!course) {
      ctx.status = 404;
      return showMessage(ctx, 'noCourse', homeUrl);
    }
    const language = pageLanguage(ctx);
    const page = coursePage({
      language,
      title: raw(sanitizeHtml(course.title, { allowedTags: [] })),
      titleLanguage: course.language.toLowerCase(),
      institutions: course.institutions.map(({ name }) => name),
      backUrl: `${app}${language === 'en' ? '/en' : ''}/courseDetails/${course.id}`,
    });
    return showPage(ctx, page);
  };
}

interface CoursePageOptions {
  readonly language: PageLanguage;
  /** Escaped HTML. */
  readonly title: Html;
  /** BCP 47 tag. */
  readonly titleLanguage: string;
  readonly institutions: readonly string[];
  /** The course's page in the catalogue. */
  readonly backUrl: string;
}

/** The page where a real course would begin. */
function coursePage({ language, title, titleLanguage, institutions, backUrl }: CoursePageOptions): Html {
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
