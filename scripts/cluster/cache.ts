import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import type { ClusterPrograms } from './programs.ts';
import type { Service } from './service.ts';
import type { ClusterSettings } from './settings.ts';

/** Nothing is stored on disk, because lost entries are made again. When memory is full, the least recently used entries are evicted. */
function configuration({ cachePort, password }: ClusterSettings): string {
  const lines = [
    'bind 127.0.0.1',
    `port ${cachePort}`,
    `requirepass ${password}`,
    'save ""',
    'appendonly no',
    'maxmemory 256mb',
    'maxmemory-policy allkeys-lru',
  ];
  return `${lines.join('\n')}\n`;
}

/** Valkey, or Redis if Valkey is not installed. */
export function cacheService(settings: ClusterSettings, { cache, setpriv }: ClusterPrograms): Service {
  const folder = path.join(settings.folder, 'cache');
  const file = path.join(folder, 'cache.conf');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  // A password among the arguments would be visible to other users.
  writeFileSync(file, configuration(settings), { mode: 0o600 });
  return {
    program: {
      label: 'cache',
      root: settings.root,
      args: [file, '--dir', folder],
      foreign: { command: cache, setpriv, stopSignal: 'SIGTERM', user: null },
    },
    check: async () => {
      const socket = net.connect(settings.cachePort, '127.0.0.1');
      await once(socket, 'connect').finally(() => socket.destroy());
    },
  };
}
