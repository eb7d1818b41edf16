import { readFileSync } from 'node:fs';
import path from 'node:path';
import { env } from '../env/env.ts';
import { scriptNonceName } from '../env/script-nonce.ts';
import { notifyInvalidation } from './invalidation.ts';
import { applyInvalidation } from './next-internals.ts';
import { onceInProcess } from './once-in-process.ts';
import { type Invalidation, type SharedStore, sharedNotes } from './shared-store.ts';
import { openValkeyStore } from './valkey-store.ts';

const rootFolder = path.resolve(import.meta.dirname, '../..');

/** How long cached pages are shown without an answer from the backend (docs/operating.md, "The cache plan"). */
const lifetimeSeconds = 24 * 60 * 60;

function open(): SharedStore {
  const { cacheUrl, product, authSecret } = env();
  if (cacheUrl === null) throw new Error('CACHE_URL is not set: there is no shared store');
  const build = readFileSync(path.join(rootFolder, '.next/BUILD_ID'), 'utf8').trim();
  const release = `${build}:${scriptNonceName(authSecret ?? '')}`;
  const onInvalidation = (invalidation: Invalidation) => {
    applyInvalidation(invalidation);
    notifyInvalidation();
  };
  const opened = openValkeyStore({ url: cacheUrl, product, release, lifetimeSeconds, onInvalidation, log: console });
  sharedNotes().current = opened.notes;
  return opened;
}

/** The store of this process, opened at the first call. For the production server with CACHE_URL only. */
export function processStore(): SharedStore {
  return onceInProcess('shared store', open);
}
