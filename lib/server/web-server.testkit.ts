import type { WebServerOptions } from './web-server.ts';

/** Options of a web server in tests; its backend does not answer. */
export const testServerOptions = {
  product: 'mooc',
  restUrl: 'http://localhost:1/mooc/rest',
  siteUrl: 'https://courses.example.org',
  scriptNonce: 'secret-word',
  trustedProxies: 0,
  state: { phase: 'ready' },
  pageCacheBytes: 10_000_000,
  isDevelopment: false,
} satisfies Omit<WebServerOptions, 'handleApp'>;
