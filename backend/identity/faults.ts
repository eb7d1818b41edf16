import type { BackendLog } from '../log.ts';
import { type Middleware, showMessage } from './pages/page.ts';

/**
 * Shows a page at an address that the provider does not know, and for what fails outside the provider's own handling of errors, such as a
 * lost database: Koa would show a line of plain English, and print the whole statement with its values.
 */
export function showFaults(log: Pick<BackendLog, 'fail'>): Middleware {
  return async (ctx, next) => {
    try {
      await next();
      if (ctx.status === 404 && !ctx.body) {
        // Otherwise the page would make it 200.
        ctx.status = 404;
        await showMessage(ctx, 'badRequest');
      }
    } catch (error) {
      log.fail('The identity provider failed', error);
      ctx.status = 500;
      await showMessage(ctx, 'failed');
    }
  };
}
