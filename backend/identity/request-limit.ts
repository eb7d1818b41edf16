import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { clientAddress } from './client-address.ts';
import { type Middleware, showMessage } from './pages/page.ts';

/** Maximum sign-ins from one address in a minute. It is high, because a whole university may share an address. */
const perMinute = 1_200;

/**
 * Answers 429 to an address that begins too many sign-ins, because each one is stored until it ends or an hour has passed.
 *
 * @param trustedProxies the number of proxies in front that write `X-Forwarded-For`
 */
export function limitRequests(trustedProxies: number): Middleware {
  const begun = new RateLimiterMemory({ points: perMinute, duration: 60 });
  return async (ctx, next) => {
    if (ctx.path !== '/auth' && ctx.path !== '/careerChange') return next();
    try {
      await begun.consume(clientAddress(ctx.req, trustedProxies));
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      ctx.status = 429;
      ctx.set('Retry-After', String(Math.max(1, Math.ceil(refusal.msBeforeNext / 1000))));
      return showMessage(ctx, 'tooMany');
    }
    return next();
  };
}
