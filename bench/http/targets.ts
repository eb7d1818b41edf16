import { product } from '../programs.ts';
import { searchTexts } from './texts.ts';

/** A kind of request that visitors make. */
export interface Target {
  readonly name: string;
  readonly nextPath: () => string;
  readonly connections: number;
  /** Whether the server caches the answer. Cached answers are compared with the bare server. */
  readonly cached: boolean;
  /** Limit of the processor time per request, in milliseconds. */
  readonly processorLimit: number;
}

const app = `/${product}/app`;

async function firstPicture(origin: string): Promise<string> {
  const html = await (await fetch(`${origin}${app}/catalogue`)).text();
  const [, address] = /<img[^>]+ src="([^"]*_next\/image[^"]*)"/.exec(html) ?? [];
  if (!address) throw new Error('The catalogue shows no picture: expected the seeded backend');
  return address.replaceAll('&amp;', '&');
}

/** The requests to the web app at an origin. */
export async function targetsOf(origin: string): Promise<readonly Target[]> {
  const nextText = searchTexts();
  const picture = await firstPicture(origin);
  return [
    { name: 'catalogue, cached', nextPath: () => `${app}/catalogue`, connections: 16, cached: true, processorLimit: 1 },
    {
      name: 'course, cached',
      nextPath: () => `${app}/courseDetails/1`,
      connections: 16,
      cached: true,
      processorLimit: 1,
    },
    { name: 'picture, cached', nextPath: () => picture, connections: 16, cached: true, processorLimit: 1 },
    {
      name: 'search for a text, uncached',
      nextPath: () => `${app}/catalogue?q=${nextText()}`,
      connections: 4,
      cached: false,
      processorLimit: 25,
    },
  ];
}
