import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Env, env } from '../env/env.ts';
import { scriptNonceName } from '../env/script-nonce.ts';
import { type Invalidation, notifyInvalidation } from './invalidation.ts';
import { applyInvalidation } from './next-internals.ts';
import { sharedNotes } from './notes.ts';
import { onceInProcess } from './once-in-process.ts';
import { openValkeyStore, type SharedStore } from './valkey-store.ts';

const rootFolder = path.resolve(import.meta.dirname, '../..');

/** How long cached pages are shown without an answer from the backend (docs/operating.md, "The cache plan"). */
const lifetimeSeconds = 24 * 60 * 60;

/** The settings on which cached pages and answers depend. One build serves every environment, and a restart may change them. */
const settingsOfPages = [
  ...(['siteUrl', 'restUrl', 'catalogueApiUrl', 'serviceId', 'callingServiceId'] as const),
  ...(['dataLicence', 'helpAddress', 'hideTestDatabaseBanner', 'themeCookieDomain'] as const),
] as const;

/** A short name for these settings. */
function settingsName(settings: Env): string {
  const values = JSON.stringify(settingsOfPages.map((name) => settings[name]));
  return createHash('sha256').update(values).digest('base64url').slice(0, 12);
}

function open(): SharedStore {
  const { cacheUrl, product, authSecret } = env();
  if (cacheUrl === null) throw new Error('CACHE_URL is not set: there is no shared store');
  const build = readFileSync(path.join(rootFolder, '.next/BUILD_ID'), 'utf8').trim();
  const release = [build, scriptNonceName(authSecret ?? ''), settingsName(env())].join(':');
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
