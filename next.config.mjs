import path from 'node:path';
import { PHASE_PRODUCTION_SERVER } from 'next/constants.js';
import { readEnv } from './lib/env/env.ts';

// A build knows no other variable.
const { product } = readEnv({ PRODUCT: process.env.PRODUCT });
const basePath = `/${product}/app`;

/** @type {import('next').NextConfig} */
const config = {
  basePath,
  env: { NEXT_PUBLIC_PRODUCT: product },
  poweredByHeader: false,
  // lib/server adds its own entity tags.
  generateEtags: false,
  reactStrictMode: true,
  // `npm run check` checks the types, so a build need not check them again.
  typescript: { ignoreBuildErrors: true },
  compiler: {
    runAfterProductionCompile: async ({ distDir }) => {
      const { hintScriptsOfEveryPage } = await import('./lib/compile-hints.ts');
      await hintScriptsOfEveryPage(distDir);
    },
  },
  // Metadata must be in <head> for everybody: crawlers, previews and browsers without scripts.
  htmlLimitedBots: /.*/,
  // Some paths of the contract end with a slash, and a call must not be answered with a redirect. lib/server removes the
  // slash after the address of a page.
  skipTrailingSlashRedirect: true,
  headers: async () => [
    { source: '/(hero|pictures|icons)/:file*', headers: [{ key: 'Cache-Control', value: 'public, max-age=86400' }] },
  ],
  images: {
    localPatterns: [{ pathname: `${basePath}/api/immagine/**`, search: '' }],
    // Only WebP: AVIF needs ten times the processor time to save a few bytes.
    formats: ['image/webp'],
    // Only a few widths, because each width occurs twice in the HTML of every picture.
    deviceSizes: [360, 720, 960, 1440],
    imageSizes: [64, 128, 192, 256],
    qualities: [70],
    minimumCacheTTL: 86_400,
    // Logos are often SVG. An SVG is passed on unchanged, as a download, with a policy that runs no scripts in it.
    dangerouslyAllowSVG: true,
  },
  experimental: {
    // Unknown addresses must not fill the disk.
    isrFlushToDisk: false,
    // Each page loads only the styles it uses, in three to five files. Next's default put nearly all styles, even the
    // desk's, into one sheet for every page (docs/decisions/first-paint.md).
    cssChunking: { type: 'graph', requestCost: 50_000 },
  },
};

/** Next counts characters of HTML, but each takes two bytes as soon as one of them is a dash or a curly quote. */
const nextShare = 1 / 4;
const minCacheBytes = 16 * 1024 * 1024;

/** The settings that apply only when the server starts. A build with the cache handler would put it into `proxy.ts`. */
async function serverConfig() {
  const { cacheUrl, pageCacheBytes } = readEnv();
  return {
    ...config,
    cacheMaxMemorySize: Math.max(minCacheBytes, pageCacheBytes * nextShare),
    // Only for servers with a shared cache.
    ...(cacheUrl && { cacheHandler: path.resolve(import.meta.dirname, 'lib/cache/next-cache-handler.ts') }),
  };
}

/** next-intl's plugin is only for builds and development, so a production server starts without its compilers. */
export default async (phase) => {
  if (phase === PHASE_PRODUCTION_SERVER) return serverConfig();
  const { default: createNextIntlPlugin } = await import('next-intl/plugin');
  return createNextIntlPlugin({
    requestConfig: './lib/i18n/request.ts',
    // The build parses the messages, so that neither the server nor a browser needs the parser.
    experimental: { messages: { path: './messages', format: 'json', precompile: true } },
  })(config);
};
