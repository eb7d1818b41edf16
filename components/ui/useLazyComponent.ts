import { type ComponentType, useCallback, useState } from 'react';

/** The `import()` of a module whose default export is a component. */
export type ImportComponent<Props> = () => Promise<{ readonly default: ComponentType<Props> }>;

/**
 * A component whose code is not part of the page's script. Unlike with React's `lazy`, the caller decides when the code
 * is loaded, and handles a failure.
 *
 * @param importComponent must be the same function at each render
 * @returns the component, `null` until it is loaded, and a function that loads it
 */
export function useLazyComponent<Props>(importComponent: ImportComponent<Props>) {
  const [Component, setComponent] = useState<ComponentType<Props> | null>(null);
  const load = useCallback(async () => {
    const { default: loaded } = await importComponent();
    setComponent(() => loaded);
  }, [importComponent]);
  return [Component, load] as const;
}
