import { BackendError, type BackendErrorKind, isBackendFailure } from '@/lib/api/errors';

/** The state of the backend at the last check. */
export interface BackendReport {
  /** `unknown`: the backend refused the call, or the call could not be made. */
  readonly state: 'up' | 'down' | 'unknown';
  /** When this state was first found, ISO 8601. */
  readonly since: string;
  /** When the backend was checked, ISO 8601. */
  readonly checkedAt: string;
  /** The fault, in words that reveal no address; `null` when the backend is up. */
  readonly message: string | null;
}

type Finding = Pick<BackendReport, 'state' | 'message'>;

/** Lifetime of a report, in milliseconds. */
const lifetimeMs = 5_000;

interface CheckOptions {
  /** Calls the backend once. @throws BackendError */
  readonly call: () => Promise<unknown>;
  /** When a call of the app last failed, in milliseconds since the epoch; an `up` report from before that is discarded. */
  readonly lastFailure: () => number | null;
  /** The time in milliseconds since the epoch. */
  readonly now?: () => number;
}

const failures: Readonly<Record<Exclude<BackendErrorKind, 'status'>, string>> = {
  timeout: 'The backend does not answer in time.',
  network: 'The backend cannot be reached.',
  malformed: 'The backend gives answers that make no sense.',
};

function explain(error: unknown): Finding {
  if (!(error instanceof BackendError)) return { state: 'unknown', message: 'The backend could not be asked.' };
  const { kind, status } = error;
  if (kind !== 'status') return { state: 'down', message: failures[kind] };
  const message = `The backend answers with status ${status ?? 'unknown'}.`;
  return { state: isBackendFailure(error) ? 'down' : 'unknown', message };
}

/** Creates a function that reports the backend's state and calls the backend only when the last report has expired. */
export function createBackendCheck({ call, lastFailure, now = Date.now }: CheckOptions) {
  let current: { readonly report: BackendReport; readonly checked: number } | null = null;
  let pending: Promise<BackendReport> | null = null;

  async function check(): Promise<BackendReport> {
    const finding = await call().then((): Finding => ({ state: 'up', message: null }), explain);
    const checked = now();
    const checkedAt = new Date(checked).toISOString();
    const since = current?.report.state === finding.state ? current.report.since : checkedAt;
    current = { report: { ...finding, since, checkedAt }, checked };
    return current.report;
  }

  return async (): Promise<BackendReport> => {
    const outlived = current?.report.state === 'up' && (lastFailure() ?? 0) > current.checked;
    if (current && !outlived && now() - current.checked < lifetimeMs) return current.report;
    pending ??= check().finally(() => {
      pending = null;
    });
    return pending;
  };
}
