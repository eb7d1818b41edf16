import { useSyncExternalStore } from 'react';

const subscribe = () => () => undefined;

/** Whether scripts run. It is `false` on the server and during hydration, so that both render the same. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
