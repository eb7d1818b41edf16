import type { IscedField } from '@/lib/model/isced';
import { iscedTree } from './catalogue';
import { collectDropped } from './list';

/** A tree with one branch; the root has code 1. */
function branch(levels: number): unknown {
  let field: unknown = null;
  for (let code = levels; code > 0; code -= 1) {
    field = { valore: String(code), descrizione: `level ${code}`, figlioIsceds: field && [field] };
  }
  return field;
}

function withDescendants(field: IscedField): readonly IscedField[] {
  return [field, ...field.children.flatMap(withDescendants)];
}

/** The names of all fields in these trees, by code. */
function namesIn(roots: readonly IscedField[]) {
  return new Map(roots.flatMap(withDescendants).map(({ code, name }) => [code, name]));
}

describe('a deep ISCED tree', () => {
  it('is understood to its hundredth level', () => {
    const { result, dropped } = collectDropped(() => namesIn(iscedTree.parse([branch(100)])));
    expect(result.size).toBe(100);
    expect(result.get('100')).toBe('level 100');
    expect(dropped).toEqual([]);
  });

  it.each([101, 1_000, 100_000])('of %i levels is cut there, and it is noted', (levels) => {
    const { result, dropped } = collectDropped(() => namesIn(iscedTree.parse([branch(levels)])));
    expect(result.size).toBe(100);
    expect(dropped).toEqual([{ list: 'ISCED subfield', index: 0, reason: 'at most 100 levels' }]);
  });

  it('is read in a time that grows with its fields, not with their ways', () => {
    const wide = Array.from({ length: 3_000 }, (_, at) => ({ valore: `a${at}`, descrizione: 'wide' }));
    const deep = branch(99) as object;
    expect(namesIn(iscedTree.parse([{ ...deep, figlioIsceds: [branch(99), ...wide] }, ...wide])).size).toBe(3_099);
  });
});
