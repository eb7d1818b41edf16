import 'server-only';
import { setImmediate as otherRequests } from 'node:timers/promises';
import { z } from 'zod';
import { env } from '@/lib/env/env';
import { Problem } from '@/lib/http/problem';
import { textStream } from '@/lib/http/text-stream';
import type { FullCourse } from '@/lib/model/course';
import { answerOrProblemDetails, okHeaders } from './answers';
import { catalogueRecord } from './catalogue-record';
import { csvFormat, type FileFormat, jsonFormat, type Separator, separators } from './file-formats';
import { catalogueBatches } from './read-courses';

type Courses = readonly FullCourse[];

/** Number of courses written before other requests get their turn. */
const batchSize = 10;

const separatorNames = Object.keys(separators) as Separator[];
const separatorParameter = z.enum(separatorNames).default('comma');

/** Answers the whole catalogue as JSON. */
export function answerJsonExport(): Promise<Response> {
  return answerOrProblemDetails(() => fileAnswer(jsonFormat(Date.now(), env().dataLicence)));
}

/** Answers the whole catalogue as CSV; the query parameter `separator` is `comma`, `semicolon` or `tab`. */
export function answerCsvExport(request: Request): Promise<Response> {
  return answerOrProblemDetails(() => fileAnswer(csvFormat(separatorOf(request))));
}

function separatorOf({ url }: Request): Separator {
  const separator = separatorParameter.safeParse(new URL(url).searchParams.get('separator') ?? undefined);
  if (separator.success) return separator.data;
  throw new Problem(400, `separator must be ${separatorNames.join(', ')}.`);
}

/** The answer without its body. The rest of the catalogue is not read. */
export async function headersOf({ headers, status, body }: Response): Promise<Response> {
  await body?.cancel();
  return new Response(null, { headers, status });
}

/**
 * The whole catalogue as a stream, so that it is never in memory as a whole. The first courses are read before
 * anything is sent, so the status shows when the backend is down. When the backend fails later, the connection is
 * aborted, so that nobody mistakes a part for the whole catalogue.
 */
async function fileAnswer(file: FileFormat): Promise<Response> {
  const catalogue = catalogueBatches();
  const first = await catalogue.next();
  const headers = okHeaders(file.contentType, { 'Content-Disposition': `attachment; filename="${file.name}"` });
  return new Response(textStream(pieces(file, first, catalogue)), { headers });
}

async function* pieces(
  file: FileFormat,
  first: IteratorResult<Courses>,
  catalogue: AsyncGenerator<Courses>,
): AsyncGenerator<string> {
  // When the catalogue changes during the export, a course may move to the next page. It is still written only once.
  const written = new Set<string>();
  yield file.begin;
  for (let current = first; !current.done; ) {
    // The next courses are read while these are written.
    const coming = catalogue.next();
    coming.catch(() => undefined);
    let text = '';
    for (const exchanged of current.value) {
      if (written.has(exchanged.course.id)) continue;
      text += file.line(catalogueRecord(exchanged), written.size === 0);
      written.add(exchanged.course.id);
      if (written.size % batchSize === 0) await otherRequests();
    }
    yield text;
    current = await coming;
  }
  yield file.end(written.size);
}
