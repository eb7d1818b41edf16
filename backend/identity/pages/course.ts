import { html, raw } from 'hono/html';
import sanitizeHtml from 'sanitize-html';
import { type CourseDetail, findDemonstrationCourse } from '../../catalogue/courses.ts';
import type { Database } from '../../database/database.ts';
import { type BackendSettings, siteAddresses } from '../../env.ts';
import { document, type Html, type Middleware, pageLanguage, showMessage, showPage } from './page.ts';
import { type PageLanguage, pageTexts } from './texts.ts';

/**
 * `/courses/{id}`: the page to which a demonstration course links, instead of a university's platform. It names the course and says
 * that nobody can enrol.
 */
export function demonstrationCourse(database: Database, settings: BackendSettings): Middleware {
  const { app } = siteAddresses(settings);
  return async (ctx, next) => {
    if (!ctx.path.startsWith('/courses/') || (ctx.method !== 'GET' && ctx.method !== 'HEAD')) return next();
    const course = await findDemonstrationCourse(database, ctx.path);
    if (!course) {
      ctx.status = 404;
      return showMessage(ctx, 'noCourse');
    }
    const language = pageLanguage(ctx);
    const backUrl = `${app}${language === 'en' ? '/en' : ''}/courseDetails/${course.id}`;
    return showPage(ctx, coursePage(course, language, backUrl));
  };
}

/** The page where a real course would begin. @param backUrl the course's page in the catalogue */
function coursePage(course: CourseDetail, language: PageLanguage, backUrl: string): Html {
  const { course: texts } = pageTexts[language];
  const other = language === 'it' ? 'en' : 'it';
  const title = raw(sanitizeHtml(course.title, { allowedTags: [] }));
  const institutions = course.institutions.map(({ name }) => name);
  const main = html`<p class="kind">${texts.kind}</p>
<h1 lang="${course.language.toLowerCase()}">${title}</h1>
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
