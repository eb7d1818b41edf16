import type { BackendLog } from '../log.ts';
import { type Middleware, showMessage } from './pages/page.ts';

/**
 * Shows a page for what fails outside the provider's own handling of errors, such as a lost database: Koa would show a line of plain
 * English, and print the whole statement with its values.
 */
export function showFaults(homeUrl: string, log: Pick<BackendLog, 'fail'>): Middleware {
  return async (ctx, next) => {
    try {
      await next();
    } catch (error) {
      log.fail('The identity provider failed', error);
      ctx.status = 500;
      await showMessage(ctx, 'failed', homeUrl);
    }
  };
}
