import { BackendError, type BackendErrorKind } from '@/lib/api/errors';

/** How the backend was when it was last asked. */
export interface BackendReport {
  /** `unknown`: something answers but refuses the question, or the question could not be asked. */
  readonly state: 'up' | 'down' | 'unknown';
  /** When it was first found in this state, ISO 8601. */
  readonly since: string;
  /** When it was asked, ISO 8601. */
  readonly checkedAt: string;
  /** What is wrong, in words that give no address away; `null` when all is well. */
  readonly message: string | null;
}

type Finding = Pick<BackendReport, 'state' | 'message'>;

interface CheckOptions {
  /** Asks the backend once. @throws BackendError */
  readonly ask: () => Promise<unknown>;
  /** Milliseconds for which a report is good. */
  readonly lifetime?: number;
  /** When a call of the app last failed, in milliseconds since the epoch: no good report outlives that. */
  readonly lastFailure?: () => number | null;
  /** Milliseconds since the epoch. */
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
  const refused = status !== null && status >= 400 && status < 500 && status !== 401 && status !== 403;
  return { state: refused ? 'unknown' : 'down', message: `The backend answers with status ${status ?? 'unknown'}.` };
}

/** Makes a function that reports on the backend and asks it again only when its last report has grown old. */
export function createBackendCheck({ ask, lifetime = 5000, lastFailure, now = Date.now }: CheckOptions) {
  let current: { readonly report: BackendReport; readonly checked: number } | null = null;
  let pending: Promise<BackendReport> | null = null;

  async function check(): Promise<BackendReport> {
    const finding = await ask().then((): Finding => ({ state: 'up', message: null }), explain);
    const checked = now();
    const checkedAt = new Date(checked).toISOString();
    const since = current?.report.state === finding.state ? current.report.since : checkedAt;
    current = { report: { ...finding, since, checkedAt }, checked };
    return current.report;
  }

  return async (): Promise<BackendReport> => {
    const outlived = current?.report.state === 'up' && (lastFailure?.() ?? 0) > current.checked;
    if (current && !outlived && now() - current.checked < lifetime) return current.report;
    pending ??= check().finally(() => {
      pending = null;
    });
    return pending;
  };
}
