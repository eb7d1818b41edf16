import 'server-only';
import { getTranslations } from 'next-intl/server';
import { z } from 'zod';
import { absoluteAddress } from '@/lib/addresses/absolute-address';
import { routes } from '@/lib/addresses/routes';
import { readIscedNames } from '@/lib/catalogue/read-lists';
import { env } from '@/lib/env/env';
import { taggedAnswer } from '@/lib/http/cached-answer';
import { Problem } from '@/lib/http/problem';
import { answerOrProblemDetails, okHeaders } from './answers';
import { acceptedMediaType, moochubMediaType } from './media-type';
import { moochubCourse } from './moochub-course';
import { readExchangePage } from './read-courses';

const pageParameter = z
  .string()
  .regex(/^[1-9]\d{0,5}$/)
  .default('1')
  .transform(Number);

const varying = { Vary: 'Accept' };

/** Answers one page of the MOOChub 3.0 provider: the courses of the catalogue, without series. */
export function answerMoochub(request: Request): Promise<Response> {
  return answerOrProblemDetails(async () => {
    const mediaType = acceptedMediaType(request.headers.get('accept'));
    if (mediaType === null) {
      const detail = `There is ${moochubMediaType} here: accept that, application/json, or nothing in particular.`;
      throw new Problem(406, detail, varying);
    }
    const page = pageParameter.safeParse(new URL(request.url).searchParams.get('page') ?? undefined);
    if (!page.success) throw new Problem(400, 'page must be a whole number from 1 to 999999.', varying);
    return answerPage(request, page.data, mediaType);
  });
}

async function answerPage(request: Request, page: number, mediaType: string): Promise<Response> {
  const [{ courses, pageCount }, iscedNames, it, en] = await Promise.all([
    readExchangePage({ page, coursesOnly: true }),
    readIscedNames(),
    getTranslations({ locale: 'it' }),
    getTranslations({ locale: 'en' }),
  ]);
  const last = Math.max(pageCount, 1);
  if (page > last) throw new Problem(404, `There are ${last} pages.`, varying);
  const untitled = { it: it('card.untitled'), en: en('card.untitled') };
  const context = { catalogueName: it('site.name'), untitled, iscedNames };
  const document = {
    links: pageLinks(page, last),
    // The format has a field for the licence of a course only. JSON:API allows other data in `meta`.
    meta: { licence: env().dataLicence },
    data: courses.map((course) => moochubCourse(course, context)),
  };
  return taggedAnswer(request, JSON.stringify(document), okHeaders(mediaType, varying));
}

function pageLinks(page: number, last: number) {
  const address = (number: number) => absoluteAddress(`${routes('it').openData.moochub}?page=${number}`);
  return {
    self: address(page),
    first: address(1),
    last: address(last),
    ...(page > 1 && { prev: address(page - 1) }),
    ...(page < last && { next: address(page + 1) }),
  };
}
