import fc from 'fast-check';
import type * as z from 'zod';
import { BackendError } from '../errors.ts';
import { categories, faqs, filters, institutions, iscedTree } from './catalogue.ts';
import { course } from './course.ts';
import { seriesMembers } from './course-summary.ts';
import { parseAnswer } from './parse-answer.ts';
import { searchPage } from './search.ts';
import { applicationInfo, properties, textBundles } from './site-settings.ts';
import { damaged } from './testing/damage.ts';
import { findBroken } from './testing/invariants.ts';
import * as wire from './testing/wire.ts';

const answers: readonly [string, z.ZodType, unknown][] = [
  ['course', course, wire.wireCourse],
  ['search page', searchPage(9, 1), wire.wirePage],
  ['series members', seriesMembers, [wire.wireSummary, { moocId: 5 }, wire.wireSummary]],
  ['categories', categories, [wire.wireCategory, { ...wire.wireCategory, categoria_id: 4 }]],
  ['institutions', institutions, [wire.wireInstitution, { ...wire.wireInstitution, ateneo_id: 8 }]],
  ['filters', filters, [wire.wireFilter, { ...wire.wireFilter, filterName: 'filterAteneo' }]],
  ['questions', faqs, [wire.wireFaq, wire.wireFaq]],
  ['ISCED tree', iscedTree, [wire.wireIsced]],
  // The keys can be anything, so only the texts are checked.
  ['properties', properties.transform(Object.values), wire.wireProperties],
  ['texts', textBundles.transform((texts) => Object.values(texts).flatMap(Object.values)), wire.wireTextBundles],
  ['application info', applicationInfo, wire.wireApplicationInfo],
];

/** The result of parsing an answer; `null` when the schema refuses it, as the contract says. */
function attempt(schema: z.ZodType, answer: unknown): unknown {
  try {
    return parseAnswer('GET /test', schema, answer);
  } catch (error) {
    if (error instanceof BackendError && error.kind === 'malformed') return null;
    throw error;
  }
}

const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
afterAll(() => warn.mockRestore());

describe.each(answers)('the schema of %s', (_, schema, answer) => {
  it('keeps its promises whatever has happened to an answer', () => {
    const outcomes = { good: 0, refused: 0 };
    fc.assert(
      fc.property(damaged(answer), (broken) => {
        const result = attempt(schema, broken);
        outcomes[result === null ? 'refused' : 'good'] += 1;
        expect(findBroken(result)).toEqual([]);
      }),
      { numRuns: 300 },
    );
    // Small damage must not make the whole answer unusable.
    expect(outcomes.good).toBeGreaterThan(outcomes.refused / 4);
  });

  it('keeps its promises for any JSON', () => {
    fc.assert(fc.property(fc.jsonValue(), (value) => expect(findBroken(attempt(schema, value))).toEqual([])));
  });
});
