import path from 'node:path';
import productConfig from '../../next.config.mjs';

// Nothing here has a backend: what a component reads itself is answered 404 by this server, at once.
process.env.REST_URL = `http://localhost:${process.env.STATES_PORT || '3400'}/none`;

/** The product's own configuration for `next dev e2e/states` (`npm run states`), with messages as they are written. */
export default async (phase) => ({
  ...(await productConfig(phase)),
  turbopack: {
    root: path.resolve(import.meta.dirname, '../..'),
    resolveAlias: { 'next-intl/config': '../../lib/i18n/request.ts' },
  },
  devIndicators: false,
});
