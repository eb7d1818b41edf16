import { absoluteAddress } from '@/lib/addresses/absolute-address';
import { routes } from '@/lib/addresses/routes';
import type { DataLicence } from '@/lib/model/data-licence';
import type { Locale } from '@/lib/model/locale';
import type { JsonLdNode } from './json-ld';

/** Name and description of the data, in the language of the page. */
interface DatasetWords {
  readonly name: string;
  readonly description: string;
}

/**
 * The `Dataset` of the open data, with its files and its licence (schema.org; Google, "Dataset"). Without a licence it links
 * to the section that says that none is stated.
 */
export function catalogueDataset(
  { name, description }: DatasetWords,
  locale: Locale,
  licence: DataLicence | null,
): JsonLdNode {
  const { legal, dataTerms, openData } = routes(locale);
  const file = (encodingFormat: string, href: string) => ({
    '@type': 'DataDownload',
    encodingFormat,
    contentUrl: absoluteAddress(href),
  });
  return {
    '@type': 'Dataset',
    name,
    description,
    url: absoluteAddress(legal),
    // The Italian and the English page describe the same data.
    identifier: absoluteAddress(openData.json),
    inLanguage: ['it', 'en'],
    isAccessibleForFree: true,
    license: licence?.url,
    usageInfo: licence ? undefined : absoluteAddress(dataTerms),
    distribution: [file('application/json', openData.json), file('text/csv', openData.csv)],
  };
}
