import type { RequestListener } from 'node:http';
import { Loopback } from '../../jest/loopback.ts';
import { createRestHop, type RestHopLimits } from './rest-hop.ts';

interface Hops {
  /** The servers of a test. */
  readonly loopback: Loopback;
  /** Starts a hop in front of a backend (a listener, or an origin). @returns the hop's origin */
  hopTo(backend: RequestListener | string, limits?: RestHopLimits): Promise<string>;
}

/** Call this at the top of a file that tests the hop; the servers are closed after each test. */
export function restHops(): Hops {
  const loopback = new Loopback();
  afterEach(() => loopback.close());
  return {
    loopback,
    async hopTo(backend, limits) {
      const origin = typeof backend === 'string' ? backend : await loopback.serve(backend);
      const hop = createRestHop(`${origin}/mooc/rest`, 'https://courses.example.org', limits);
      return loopback.serve((request, response) => hop(request, response, request.url ?? ''));
    },
  };
}
