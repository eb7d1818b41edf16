import type { IscedField } from '@/lib/model/isced';

/** Names of all fields of a classification by code, however deep they stand. */
export function flattenIsced(fields: readonly IscedField[]): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  const open = [...fields];
  for (let field = open.pop(); field; field = open.pop()) {
    names.set(field.code, field.name);
    open.push(...field.children);
  }
  return names;
}
