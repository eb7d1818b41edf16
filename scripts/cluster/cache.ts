import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import type { ClusterPrograms } from './programs.ts';
import type { Service } from './service.ts';
import type { ClusterSettings } from './settings.ts';

/** Nothing on disk: what the cache forgets is made again. The least used goes first when the memory is full. */
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

/** Valkey or Redis, whichever is there. */
export function cacheService(settings: ClusterSettings, { cache, setpriv }: ClusterPrograms): Service {
  const folder = path.join(settings.folder, 'cache');
  const file = path.join(folder, 'cache.conf');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  // The password would be visible among the arguments.
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
