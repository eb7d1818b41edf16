import 'server-only';
import { readOnce } from '@/lib/catalogue/keep';
import { answerOrUnavailable, goodHeaders } from './answers';
import { type CatalogueRecord, catalogueRecord } from './catalogue-record';
import { csvHeader, csvLine } from './csv';
import type { ExchangedPage } from './exchanged-course';
import { readExchangePage } from './read-courses';
import { siteAddresses } from './site-addresses';

/** How a file of the export is written, piece by piece. */
interface FileFormat {
  readonly name: string;
  readonly contentType: string;
  readonly begin: string;
  readonly end: string;
  line(record: CatalogueRecord, isFirst: boolean): string;
}

const json: FileFormat = {
  name: 'courses.json',
  contentType: 'application/json; charset=utf-8',
  begin: '{"courses":[\n',
  end: '\n]}\n',
  line: (record, isFirst) => (isFirst ? '' : ',\n') + JSON.stringify(record),
};

const csv: FileFormat = {
  name: 'courses.csv',
  contentType: 'text/csv; charset=utf-8; header=present',
  begin: csvHeader(),
  end: '',
  line: csvLine,
};

const formats = { json, csv };

const readPage = (page: number) => readExchangePage({ page, coursesOnly: false }, readOnce);

/**
 * Answers the whole catalogue as a file that is sent page by page, so that it never is in memory as a whole. The first
 * page is read before anything is sent: a backend that is away is told by the status. One that fails later breaks the
 * connection off, so that nobody takes a part for the whole.
 */
export function answerExport(format: keyof typeof formats): Promise<Response> {
  const file = formats[format];
  return answerOrUnavailable(async () => {
    const first = await readPage(1);
    const headers = goodHeaders(file.contentType, {
      'Content-Disposition': `attachment; filename="${file.name}"`,
    });
    return new Response(streamOf(pieces(file, first)), { headers });
  });
}

async function* pieces(file: FileFormat, first: ExchangedPage): AsyncGenerator<string> {
  // A catalogue that changes meanwhile moves courses from one page to the next: each is written once.
  const written = new Set<string>();
  yield file.begin;
  let current = first;
  for (let page = 1; ; page += 1) {
    let text = '';
    for (const exchanged of current.courses) {
      if (written.has(exchanged.course.id)) continue;
      text += file.line(catalogueRecord(exchanged, siteAddresses), written.size === 0);
      written.add(exchanged.course.id);
    }
    yield text;
    if (page >= current.pageCount) break;
    current = await readPage(page + 1);
  }
  yield file.end;
}

function streamOf(texts: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await texts.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    async cancel() {
      await texts.return(undefined);
    },
  });
}
