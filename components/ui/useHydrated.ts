import { useSyncExternalStore } from 'react';

const subscribe = () => () => undefined;

/** Whether scripts run: `false` on the server and while a page becomes alive, as the server's HTML has it. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
