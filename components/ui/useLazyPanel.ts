'use client';

import { type ComponentType, useState } from 'react';
import { withBasePath } from '@/lib/addresses/base-path';

type LoadPanel<Props> = () => Promise<{ readonly default: ComponentType<Props> }>;

/**
 * A panel whose code comes when it is first wanted. It stays once it is there, so that it can be seen closing.
 *
 * @param load the `import()` of the panel
 * @param fallback where to go, without base path, when the code cannot be had
 */
export function useLazyPanel<Props>(load: LoadPanel<Props>, fallback: string) {
  const [Panel, setPanel] = useState<ComponentType<Props> | null>(null);
  const [wanted, setWanted] = useState(false);
  const show = () => {
    setWanted(true);
    load().then(
      ({ default: Loaded }) => setPanel(() => Loaded),
      () => window.location.assign(withBasePath(fallback)),
    );
  };
  return {
    Panel,
    open: wanted && Panel !== null,
    /** Asked for, but still on its way. */
    waiting: wanted && Panel === null,
    show,
    hide: () => setWanted(false),
  };
}
