import type { CourseSummary } from '../catalogue/courses.ts';
import { summaryToWire } from './wire.ts';

/** A series of courses with these levels. */
function seriesWith(...levels: readonly (string | null)[]): CourseSummary {
  const unknown = { opensAt: null, closesAt: null, hours: null, weeks: null };
  return {
    ...{ id: 1001, title: 'Serie', subtitle: null, description: null, imageId: null, institutions: [] },
    ...{ language: 'IT', subtitleLanguages: [], seriesSize: levels.length, ...unknown },
    eqfLevels: [...new Set(levels.flatMap((level) => level ?? []))],
    memberFacts: levels.map((eqfLevel) => ({ opensAt: null, closesAt: null, language: 'IT', eqfLevel })),
  };
}

it.each([
  [['6', '6'], '6'],
  [['6', '7'], null],
  [['6', null], null],
  [[null, null], null],
])('the level of a series is the one that all its courses have: %j', (levels, level) => {
  expect(summaryToWire(seriesWith(...levels)).fatti.livelloEqf).toBe(level);
});
