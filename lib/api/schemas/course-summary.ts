import * as z from 'zod';
import type { CourseSummary, SummaryFacts } from '../../model/course.ts';
import { institutionsOfCourse } from './catalogue.ts';
import { count, html, language, optionalId, required, requiredId, requiredLanguage, untitled } from './fields.ts';
import { byId, innerListOf, listOf, optionalPart } from './list.ts';
import { parseWireDate, parseWireEnd } from './wire-date.ts';

const day = required(parseWireDate, 'date');
const lastDay = z
  .unknown()
  .optional()
  .refine((value) => value == null || parseWireDate(value) !== null, 'no date')
  .transform(parseWireEnd);

const maxHours = 10_000;
const maxWeeks = 520;
const hours = z.number().positive().max(maxHours);
const weeks = z.int().positive().max(maxWeeks);
const eqfLevel = z.string().regex(/^[1-8]$/, 'no level from 1 to 8');

const maxMembers = 200;
/** One wrong date would make the counts of the whole series wrong, so a single unusable member discards all member facts. */
const memberFacts = z
  .object({
    apertura: day.nullish(),
    chiusura: lastDay,
    lingua: optionalPart(requiredLanguage, 'lingua'),
    livelloEqf: optionalPart(eqfLevel, 'livelloEqf'),
  })
  .transform((wire) => ({
    opensAt: wire.apertura ?? null,
    closesAt: wire.chiusura,
    language: wire.lingua ?? null,
    eqfLevel: wire.livelloEqf ?? null,
  }));

/** What the extension `course-facts` adds to a summary. A wrong fact is left out without losing the others. */
const courseFacts = optionalPart<SummaryFacts>(
  z
    .object({
      apertura: optionalPart(day, 'apertura'),
      chiusura: optionalPart(lastDay, 'chiusura'),
      corsi: optionalPart(z.array(memberFacts).min(1).max(maxMembers), 'corsi'),
      ore: optionalPart(hours, 'ore'),
      settimane: optionalPart(weeks, 'settimane'),
      livelloEqf: optionalPart(eqfLevel, 'livelloEqf'),
      sottotitoli: innerListOf<string>(requiredLanguage, 'language of subtitles', (code) => code),
    })
    .transform((wire) => ({
      opensAt: wire.apertura ?? null,
      closesAt: wire.chiusura ?? null,
      hours: wire.ore ?? null,
      weeks: wire.settimane ?? null,
      eqfLevel: wire.livelloEqf ?? null,
      subtitleLanguages: wire.sottotitoli,
      ...(wire.corsi && { members: wire.corsi }),
    })),
  'fatti',
);

/** A course or series in a list. A member of a series always has its id, and may lack anything else. */
const courseSummary = z
  .object({
    moocId: requiredId,
    moocTitolo: html,
    moocSottotitolo: html,
    moocImgId: optionalId,
    moocImgCaroselloId: optionalId,
    moocAteneoColl: institutionsOfCourse,
    numeroMoocSerie: count,
    moocLingua: language,
    fatti: courseFacts,
  })
  .transform(
    (wire): CourseSummary => ({
      id: wire.moocId,
      title: wire.moocTitolo ?? untitled,
      subtitle: wire.moocSottotitolo,
      imageId: wire.moocImgCaroselloId ?? wire.moocImgId,
      institutions: wire.moocAteneoColl,
      seriesSize: wire.numeroMoocSerie ?? 0,
      language: wire.moocLingua,
      ...(wire.fatti && { facts: wire.fatti }),
    }),
  );

export const seriesMembers = listOf<CourseSummary>(courseSummary, 'member of a series', byId);
export const coursesOfPage = innerListOf<CourseSummary>(courseSummary, 'course', byId);

/** The courses related to a course (extension `search`, version 2). */
export const relatedCourses = z.object({ moocs: coursesOfPage }).transform((wire) => wire.moocs);
