import { type ComponentType, useCallback, useState } from 'react';

/** The `import()` of a module whose default export is a component. */
export type ImportComponent<Props> = () => Promise<{ readonly default: ComponentType<Props> }>;

/**
 * A component whose code is no part of the page. Unlike with React's `lazy`, the caller says when it is loaded, and what
 * happens when that fails.
 *
 * @param importComponent the same function at each render
 * @returns the component, `null` until it is there, and a function that loads it
 */
export function useLazyComponent<Props>(importComponent: ImportComponent<Props>) {
  const [Component, setComponent] = useState<ComponentType<Props> | null>(null);
  const load = useCallback(async () => {
    const { default: loaded } = await importComponent();
    setComponent(() => loaded);
  }, [importComponent]);
  return [Component, load] as const;
}
