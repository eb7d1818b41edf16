import { AsyncLocalStorage } from 'node:async_hooks';

const requestIds = new AsyncLocalStorage<string>();

/** Runs what answers a request; whatever it does, now or later, belongs to that request. */
export function runForRequest<T>(requestId: string, answer: () => T): T {
  return requestIds.run(requestId, answer);
}

/** The id of the request that is being answered here; `undefined` outside of one. */
export function currentRequestId(): string | undefined {
  return requestIds.getStore();
}
