import { useSyncExternalStore } from 'react';

const subscribe = () => () => undefined;

/** Whether scripts run: `false` on the server and, so that both agree, during hydration. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
