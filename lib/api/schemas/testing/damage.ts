import fc from 'fast-check';

type Path = readonly (string | number)[];
type Change = { readonly kind: 'drop' | 'repeat' } | { readonly kind: 'replace'; readonly value: unknown };

const strangeValues = [
  ...[null, '', ' ', 0, -1, 1.5, 1e300, true, false, [], {}, [null], [[]], 'x', '..', '../../etc', '__proto__'],
  ...['<script>alert(1)</script>', '<p>&nbsp;</p>', '<b>unclosed', 'javascript:alert(1)', '\u0000', '\ud800', '‮שלום'],
  ...['2026-02-30 10:00:00', 'a'.repeat(5000), '12', 'IT', { message: 'x' }, [{ id: 1 }, 'x']],
];

const change: fc.Arbitrary<Change> = fc.oneof(
  fc.constant<Change>({ kind: 'drop' }),
  fc.constant<Change>({ kind: 'repeat' }),
  fc.oneof(fc.constantFrom(...strangeValues), fc.jsonValue()).map((value): Change => ({ kind: 'replace', value })),
);

/** The paths of all values inside a value. */
function pathsOf(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  const keys = Array.isArray(value) ? [...value.keys()] : Object.keys(value);
  const inner = keys.flatMap((key) => pathsOf(Reflect.get(value, key), [...path, key]));
  return path.length === 0 ? inner : [path, ...inner];
}

/** Changes one place of a value. Does nothing when an earlier change removed that place. */
function damage(value: unknown, path: Path, { kind, ...rest }: Change): void {
  const parent = path.slice(0, -1).reduce<unknown>((current, key) => {
    return typeof current === 'object' && current !== null ? Reflect.get(current, key) : undefined;
  }, value);
  const key = path.at(-1);
  if (typeof parent !== 'object' || parent === null || key === undefined) return;
  if (kind === 'replace') Reflect.set(parent, key, Reflect.get(rest, 'value'));
  else if (kind === 'drop') Array.isArray(parent) ? parent.splice(Number(key), 1) : Reflect.deleteProperty(parent, key);
  else if (Array.isArray(parent)) parent.push(structuredClone(parent[Number(key)]));
}

/** A valid answer in which one to five places are dropped, repeated or replaced. */
export function damaged(answer: unknown): fc.Arbitrary<unknown> {
  const places = fc.constantFrom(...pathsOf(answer));
  return fc.array(fc.tuple(places, change), { minLength: 1, maxLength: 5 }).map((changes) => {
    const copy: unknown = structuredClone(answer);
    for (const [path, how] of changes) damage(copy, path, how);
    return copy;
  });
}
