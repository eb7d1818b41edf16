import { raw } from 'hono/html';
import sanitizeHtml from 'sanitize-html';
import { findDemonstrationCourse } from '../catalogue/demonstration.ts';
import type { Database } from '../database/client.ts';
import type { Middleware } from './koa.ts';
import { coursePage } from './pages/course.ts';
import { pageLanguage, showMessage, showPage } from './pages/respond.ts';
import type { SiteAddresses } from './site-addresses.ts';

/**
 * `/courses/{id}`: what a course of the demonstration leads to in the place of a university's platform. It says which course
 * it stands for and that there is nothing to enrol in.
 */
export function demonstrationCourse(database: Database, { homeUrl, courseUrl }: SiteAddresses): Middleware {
  return async (ctx, next) => {
    if (!ctx.path.startsWith('/courses/') || (ctx.method !== 'GET' && ctx.method !== 'HEAD')) return next();
    const language = pageLanguage(ctx);
    const course = await findDemonstrationCourse(database, ctx.path);
    if (!course) {
      ctx.status = 404;
      return showMessage(ctx, 'noCourse', { language, homeUrl });
    }
    const page = coursePage({
      language,
      title: raw(sanitizeHtml(course.title, { allowedTags: [] })),
      titleLanguage: course.language.toLowerCase(),
      institutions: course.institutions.map(({ name }) => name),
      backUrl: courseUrl(course.id, language),
    });
    return showPage(ctx, page);
  };
}
