import { buildNext } from './build-part.ts';
import type { BenchSettings } from './model.ts';
import { type Server, startServer } from './programs.ts';

const folder = 'bench/bare-next';

/** Builds and starts a minimal Next app: `/` is cached, `/each-request` is rendered for each request. */
export async function startBareNext(settings: BenchSettings): Promise<Server> {
  await buildNext(settings, folder);
  return startServer(settings, {
    label: 'bare Next',
    args: (port) => ['node_modules/next/dist/bin/next', 'start', folder, '-p', String(port)],
    env: () => ({ NODE_ENV: 'production' }),
    path: '/',
  });
}
