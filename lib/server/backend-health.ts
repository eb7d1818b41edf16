/** What the API layer records about the backend, in milliseconds since the epoch; shared by every bundle of the process. */
export interface BackendHealth {
  readonly failedAt: number | null;
  readonly succeededAt: number | null;
}

const recordKey = Symbol.for('mooc.backendHealth');
const recentMs = 10_000;

/** True when a call to the backend failed a moment ago, so that a page that broke now most likely broke for that. */
export function backendFailedRecently(now = Date.now()): boolean {
  const record = (globalThis as { [recordKey]?: BackendHealth })[recordKey];
  return record?.failedAt != null && now - record.failedAt <= recentMs;
}
