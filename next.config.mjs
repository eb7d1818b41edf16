import path from 'node:path';
import { PHASE_PRODUCTION_SERVER } from 'next/constants.js';

const product = process.env.PRODUCT || 'mooc';
if (!/^[a-z0-9-]+$/i.test(product)) {
  throw new Error(`PRODUCT is "${product}": expected letters, digits and hyphens, for example "mooc"`);
}
const basePath = `/${product}/app`;

/** @type {import('next').NextConfig} */
const config = {
  basePath,
  env: { NEXT_PUBLIC_PRODUCT: product },
  poweredByHeader: false,
  // lib/server has tags of its own for what it sends.
  generateEtags: false,
  reactStrictMode: true,
  // `npm run check` proves the types; those who only start the catalogue need not wait for it again.
  typescript: { ignoreBuildErrors: true },
  compiler: {
    runAfterProductionCompile: async ({ distDir }) => {
      const { hintScriptsOfEveryPage } = await import('./lib/compile-hints.ts');
      await hintScriptsOfEveryPage(distDir);
    },
  },
  // Metadata belongs in <head> for everybody: crawlers, previews and readers without scripts.
  htmlLimitedBots: /.*/,
  // The contract's own paths end with a slash, and a call must not be answered with a redirect; the slash behind a page
  // lib/server takes off.
  skipTrailingSlashRedirect: true,
  headers: async () => [
    { source: '/(hero|pictures|icons)/:file*', headers: [{ key: 'Cache-Control', value: 'public, max-age=86400' }] },
  ],
  images: {
    localPatterns: [{ pathname: `${basePath}/api/immagine/**`, search: '' }],
    // WebP only: an AVIF takes ten times the processor for a few bytes less.
    formats: ['image/webp'],
    // Few widths: every one stands twice in the HTML of every picture.
    deviceSizes: [360, 720, 960, 1440],
    imageSizes: [64, 128, 192, 256],
    qualities: [70],
    minimumCacheTTL: 86_400,
    // As logos often are. It goes through as it is, with a policy under which nothing in it runs, and as a download.
    dangerouslyAllowSVG: true,
  },
  experimental: {
    // Unknown addresses must not fill the disk.
    isrFlushToDisk: false,
    // A page brings the styles that it uses, in three to five files. Next's own choice put nearly all of them, the desk's too, into
    // one sheet of every page (docs/decisions/first-paint.md).
    cssChunking: { type: 'graph', requestCost: 50_000 },
  },
};

/** Next counts letters of HTML, which take two bytes each as soon as one of them is a dash or a curly quote. */
const nextShare = 1 / 4;
const leastForNext = 16 * 1024 * 1024;

/** What is known when the server starts. A build that knew of the handler would put it into the middleware. */
async function serverConfig() {
  const { env } = await import('./lib/env/env.ts');
  const { cacheUrl, pageCacheBytes } = env();
  return {
    ...config,
    cacheMaxMemorySize: Math.max(leastForNext, pageCacheBytes * nextShare),
    // A server that shares its cache.
    ...(cacheUrl && { cacheHandler: path.resolve(import.meta.dirname, 'lib/cache/next-cache-handler.ts') }),
  };
}

/** What next-intl adds is for builds and development; a production server starts without its compilers. */
export default async (phase) => {
  if (phase === PHASE_PRODUCTION_SERVER) return serverConfig();
  const { default: createNextIntlPlugin } = await import('next-intl/plugin');
  return createNextIntlPlugin({
    requestConfig: './lib/i18n/request.ts',
    // The build parses the messages, so that neither the server nor a browser needs the parser to show one.
    experimental: { messages: { path: './messages', format: 'json', precompile: true } },
  })(config);
};
