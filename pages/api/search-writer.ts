import type { NextApiRequest, NextApiResponse } from 'next';
import { createSearchWriter } from '@/components/catalogue/framed/search-writer';
import { sharedSearchWriter, shareSearchWriter } from '@/lib/search-writer';

/**
 * Nothing for a visitor: the server in front of Next asks once, and has the writer of searches from then on. It stands in
 * the Pages Router because React makes HTML of a component there at once, without Next's data about it.
 */
export default function handler(_request: NextApiRequest, response: NextApiResponse): void {
  const writer = sharedSearchWriter() ?? createSearchWriter();
  if (writer) shareSearchWriter(writer);
  response.status(404).end();
}
