import type { z } from 'zod';
import { type Parameters, searchParameters, seriesParameters } from '@/lib/api/schemas/call-parameters';
import { isId } from '@/lib/api/schemas/fields';
import { paths } from '@/lib/api/schemas/paths';
import { type Selection, searchBody, seriesBody } from './call-body';

interface PublicGet {
  readonly method: 'GET';
  /** Path below the catalogue's base address. */
  readonly path: string;
}

interface PublicPost {
  readonly method: 'POST';
  readonly path: string;
  readonly parameters: Parameters;
  readonly body: z.ZodType<Selection>;
}

/** A call of the contract that anybody may make. */
export type PublicCall = PublicGet | PublicPost;

const calls: readonly PublicCall[] = [
  { method: 'GET', path: paths.categories },
  { method: 'GET', path: paths.institutions },
  { method: 'GET', path: paths.faqs },
  { method: 'GET', path: paths.iscedTree },
  { method: 'GET', path: paths.filters },
  { method: 'POST', path: paths.search, parameters: searchParameters, body: searchBody },
  { method: 'POST', path: paths.seriesMembers, parameters: seriesParameters, body: seriesBody },
];

const coursePrefix = paths.course('');

/**
 * The call behind an address below `/api`; `null` when the contract has none. The slash at the end of some of its paths
 * may be left out.
 *
 * @param segments decoded
 */
export function findCall(segments: readonly string[]): PublicCall | null {
  const path = `/${segments.join('/')}`;
  const id = path.startsWith(coursePrefix) ? path.slice(coursePrefix.length) : '';
  if (isId(id)) return { method: 'GET', path: paths.course(id) };
  return calls.find((call) => call.path.replace(/\/$/, '') === path) ?? null;
}
