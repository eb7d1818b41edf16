import { matchesDate, matchesNumber, matchesText, matchModes } from './filter-modes';

it('knows every match mode of the specification', () => {
  expect(new Set(Object.values(matchModes).flat()).size).toBe(14);
});

it.each([
  ['contains', 'PERCHE', true],
  ['contains', 'zz', false],
  ['notContains', 'zz', true],
  ['notContains', 'onde', false],
  ['startsWith', 'perché', true],
  ['startsWith', 'onde', false],
  ['endsWith', ' onde ', true],
  ['endsWith', 'perché', false],
  ['equals', 'perche le onde', true],
  ['equals', 'onde', false],
  ['notEquals', 'onde', true],
  ['notEquals', 'Perché le onde', false],
  ['equals', '  ', true],
] as const)('text %s %j: %s', (mode, wanted, expected) => {
  expect(matchesText(mode, 'Perché le onde', wanted)).toBe(expected);
});

it.each([
  ['equals', '3', true],
  ['notEquals', '3', false],
  ['lt', '3', false],
  ['lt', '4', true],
  ['lte', '3', true],
  ['lte', '2', false],
  ['gt', '3', false],
  ['gt', '2', true],
  ['gte', '3', true],
  ['gte', '4', false],
  ['gt', '', true],
  ['gt', 'many', true],
] as const)('number %s %j: %s', (mode, wanted, expected) => {
  expect(matchesNumber(mode, 3, wanted)).toBe(expected);
});

/** Already 1 February in Rome. */
const evening = new Date(Date.UTC(2026, 0, 31, 23, 30));

it.each([
  ['dateIs', '2026-02-01', true],
  ['dateIs', '2026-01-31', false],
  ['dateIsNot', '2026-02-01', false],
  ['dateIsNot', '2026-01-31', true],
  ['dateBefore', '2026-02-01', false],
  ['dateBefore', '2026-02-02', true],
  ['dateAfter', '2026-02-01', false],
  ['dateAfter', '2026-01-31', true],
  ['dateAfter', 'soon', true],
] as const)('date %s %j: %s', (mode, wanted, expected) => {
  expect(matchesDate(mode, evening, wanted)).toBe(expected);
});

it('finds a missing date only where a day is not wanted', () => {
  const found = matchModes.date.filter((mode) => matchesDate(mode, null, '2026-01-01'));
  expect(found).toEqual(['dateIsNot']);
});
