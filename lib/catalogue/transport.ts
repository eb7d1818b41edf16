import 'server-only';
import { cache } from 'react';
import type { CallOptions } from '@/lib/api/rest-client';
import { pageDeadline, pageTransport } from './page-calls';

/** The way to the catalogue's calls, the same for everything that one page reads. */
export const catalogueTransport = cache(pageTransport);

const deadlineOfPage = cache(pageDeadline);

/** Options of a call for a page. */
export function inTime(): CallOptions {
  return { deadline: deadlineOfPage() };
}
