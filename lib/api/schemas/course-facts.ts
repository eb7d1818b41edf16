import * as z from 'zod';
import type { SummaryFacts } from '../../model/course.ts';
import { required, requiredLanguage } from './fields.ts';
import { innerListOf, optionalPart } from './list.ts';
import { parseWireDate, parseWireEnd } from './wire-date.ts';

const day = required(parseWireDate, 'date');
const lastDay = z
  .unknown()
  .optional()
  .refine((value) => value == null || parseWireDate(value) !== null, 'no date')
  .transform(parseWireEnd);

const longestHours = 10_000;
const longestWeeks = 520;
const hours = z.number().positive().max(longestHours);
const weeks = z.int().positive().max(longestWeeks);
const eqfLevel = z.string().regex(/^[1-8]$/, 'no level from 1 to 8');

const mostMembers = 200;
/** One wrong day would make a wrong count of all: then nothing is said of the courses of the series. */
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

/** What the extension `course-facts` adds to a summary; each fact that is wrong is left out by itself. */
export const courseFacts = optionalPart<SummaryFacts>(
  z
    .object({
      apertura: optionalPart(day, 'apertura'),
      chiusura: optionalPart(lastDay, 'chiusura'),
      corsi: optionalPart(z.array(memberFacts).min(1).max(mostMembers), 'corsi'),
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
