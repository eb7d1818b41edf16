import { createTranslator, NextIntlClientProvider } from 'next-intl';
import { renderToString } from 'react-dom/server';
import { formatSearch } from '@/lib/addresses/search-address';
import type { CatalogueTexts } from '@/lib/catalogue/result-title';
import { type FoundResults, findResults } from '@/lib/catalogue/search-frame/find-results';
import { type Frame, fillFrame, readFrame } from '@/lib/catalogue/search-frame/frame';
import { frameSearch, holeMarker } from '@/lib/catalogue/search-frame/holes';
import { searchWords } from '@/lib/metadata/search-words';
import type { InterfaceLanguage } from '@/lib/model/language';
import type { SearchWriter, WriteSearch } from '@/lib/search-writer';
import { CatalogueBrowser } from '../CatalogueBrowser';
import type { ResultInputs } from './FramedResults';

/** What React puts before a part of a page, and belongs into the document's head. */
const preloads = /^(?:<link [^>]*>)*/;

function renderResults(
  { search, answer }: FoundResults,
  { filters, messages }: ResultInputs,
  locale: InterfaceLanguage,
) {
  const html = renderToString(
    <NextIntlClientProvider locale={locale} messages={messages} timeZone="Europe/Rome">
      <CatalogueBrowser filters={filters} initialSearch={search} initialAnswer={answer} />
    </NextIntlClientProvider>,
  );
  const [head = ''] = preloads.exec(html) ?? [];
  return { head, results: html.slice(head.length) };
}

function writeInto(frame: Frame, locale: InterfaceLanguage): WriteSearch {
  // The frame is the app's own page, whatever its type says.
  const inputs = frame.inputs as ResultInputs;
  const t = createTranslator({ locale, messages: inputs.messages, namespace: 'catalogue' }) as CatalogueTexts;
  return async (query) => {
    const found = await findResults(query, locale, inputs.filters);
    if (found === null) return null;
    const { search, answer } = found;
    return fillFrame(frame, {
      query,
      text: search.text,
      ...searchWords(t, inputs.filters, search, answer.total),
      ...renderResults(found, inputs, locale),
      found: JSON.stringify(found),
    });
  };
}

/** Makes the writer; `null` without a secret. @throws EnvError */
export function createSearchWriter(): SearchWriter | null {
  const marker = holeMarker();
  if (marker === null) return null;
  return {
    frameQuery: formatSearch(frameSearch()),
    into(html, language) {
      const frame = readFrame(html, marker);
      return frame && writeInto(frame, language);
    },
  };
}
