import * as z from 'zod';
import { isId } from '../../model/id.ts';
import { locales } from '../../model/locale.ts';
import { maxFullCourses } from './extensions.ts';
import { maxPageSize } from './search.ts';

/** The query parameters of a call by name. Each schema's message completes the sentence "expected …". */
export type Parameters = Readonly<Record<string, z.ZodType<string | number | boolean, string>>>;

const maxTextLength = 200;

function wholeNumber(max: number) {
  const expected = `a whole number from 1 to ${max}`;
  return z
    .string()
    .regex(/^\d{1,6}$/, expected)
    .transform(Number)
    .refine((value) => value >= 1 && value <= max, expected);
}

const flag = z.enum(['true', 'false'], 'true or false').transform((value) => value === 'true');
const lang = z.enum(locales, 'it or en');

/** Databases refuse control characters, so they count as white space. */
const searchText = z
  .string()
  .transform((value) => value.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim())
  .refine((value) => [...value].length <= maxTextLength, `${maxTextLength} characters at most`);

/** Query of `POST /mooc/moocVetrinaPaginazione/` (REST contract); `esatta` belongs to the extension `search`. */
export const searchParameters = {
  lang,
  moocsPerPagina: wholeNumber(maxPageSize),
  paginaCorrente: wholeNumber(100_000),
  testoRicerca: searchText,
  esatta: flag,
  soloMooc: flag,
  carosello: flag,
  moocIdEscluso: z.string().refine(isId, 'an id'),
} satisfies Parameters;

/** Query of `POST /mooc/moocVetrina/` (REST contract). */
export const seriesParameters = { lang } satisfies Parameters;

/** Query of `GET /mooc/corsi` (extension `full-courses`). */
export const fullCoursesParameters = {
  limite: wholeNumber(maxFullCourses),
  dopo: z.string().regex(/^\P{C}{1,100}$/u, '1 to 100 printable characters'),
} satisfies Parameters;
