import type { RequestListener } from 'node:http';
import { Loopback } from '../../jest/loopback.ts';
import { type BackendProxyLimits, createBackendProxy } from './backend-proxy.ts';

interface BackendProxies {
  /** The servers of a test. */
  readonly loopback: Loopback;
  /** Starts a proxy in front of a backend (a listener, or an origin). @returns the proxy's origin */
  proxyTo(backend: RequestListener | string, limits?: BackendProxyLimits): Promise<string>;
}

/** Call this at the top of a file that tests the proxy; the servers are closed after each test. */
export function backendProxies(): BackendProxies {
  const loopback = new Loopback();
  afterEach(() => loopback.close());
  return {
    loopback,
    async proxyTo(backend, limits) {
      const origin = typeof backend === 'string' ? backend : await loopback.serve(backend);
      const proxy = createBackendProxy(
        { restUrl: `${origin}/mooc/rest`, publicUrl: 'https://courses.example.org/corsi/rest' },
        limits,
      );
      return loopback.serve((request, response) => proxy(request, response, request.url ?? ''));
    },
  };
}
