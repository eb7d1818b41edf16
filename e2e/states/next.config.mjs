import path from 'node:path';
import productConfig from '../../next.config.mjs';

// There is no backend: this server answers 404 at once to anything that a component reads.
process.env.REST_URL = `http://localhost:${process.env.STATES_PORT || '3400'}/none`;

/** The product's configuration for `next dev e2e/states` (`npm run states`), with messages that are not precompiled. */
export default async (phase) => ({
  ...(await productConfig(phase)),
  turbopack: {
    root: path.resolve(import.meta.dirname, '../..'),
    resolveAlias: { 'next-intl/config': '../../lib/i18n/request.ts' },
  },
  devIndicators: false,
});
