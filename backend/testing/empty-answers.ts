import type { Database } from '../database/database.ts';

/** A database in which every statement finds nothing. @param own methods that answer otherwise */
export function emptyAnswers(own: Partial<Record<keyof Database, unknown>> = {}): Database {
  const nothing: unknown = new Proxy(() => nothing, {
    get: (_target, name) => (name === 'then' ? (resolve: (rows: unknown[]) => void) => resolve([]) : nothing),
    apply: () => nothing,
  });
  return new Proxy(own, { get: (_target, name) => own[name as keyof Database] ?? nothing }) as Database;
}
