import { onceInProcess } from './once-in-process.ts';

/** Digest of backend errors, which Next keeps: it distinguishes a backend fault from a page fault in any bundle. */
export const backendDigest = 'BACKEND_ERROR';

/** When calls to the backend last failed and succeeded, in milliseconds since the epoch; `null`: never. */
interface BackendHealth {
  failedAt: number | null;
  succeededAt: number | null;
}

/** The backend's health as all code of this process sees it and records it. */
export const backendHealth = (): BackendHealth =>
  onceInProcess('backend health', () => ({ failedAt: null, succeededAt: null }));
