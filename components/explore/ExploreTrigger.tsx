'use client';

import type { Messages } from 'next-intl';
import { type KeyboardEvent, useRef } from 'react';
import { usePopup } from '@/components/popup/usePopup';
import { Icon } from '@/components/ui/Icon';
import { onPlainClick } from '@/components/ui/plain-click';
import { useHydrated } from '@/components/ui/useHydrated';
import { withBasePath } from '@/lib/addresses/base-path';
import { routes } from '@/lib/addresses/routes';
import type { Locale } from '@/lib/model/locale';
import styles from './ExploreTrigger.module.css';
import { prefetchLists } from './prefetch-lists';

interface ExploreTriggerProps {
  readonly locale: Locale;
  readonly texts: Messages['explore'];
}

const loadPanel = () => import('./ExplorePanel');

/**
 * The explore button of wide screens. The same element is a link to the catalogue at first and a button once scripts
 * run, so it always works and never moves or loses focus.
 */
export function ExploreTrigger({ locale, texts }: ExploreTriggerProps) {
  const catalogue = routes(locale).catalogue();
  const hydrated = useHydrated();
  const trigger = useRef<HTMLAnchorElement>(null);
  const { Panel, popup, toggle, handlers, aria } = usePopup({
    kind: 'dialog',
    trigger,
    load: loadPanel,
    prefetch: prefetchLists,
    fallback: catalogue,
  });
  return (
    <div className={styles.explore}>
      <a
        ref={trigger}
        href={withBasePath(catalogue)}
        className={styles.trigger}
        // Not `onClick`: see `RoleLink`.
        onClickCapture={onPlainClick(toggle)}
        onKeyDown={clickOnSpace}
        {...handlers}
        {...(hydrated ? { role: 'button', ...aria } : {})}
      >
        {texts.explore}
        <Icon name={popup.open ? 'up' : 'down'} />
      </a>
      {Panel ? <Panel popup={popup} locale={locale} texts={texts} /> : null}
    </div>
  );
}

/** The space key presses a button, but on a link it would scroll. */
function clickOnSpace(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== ' ') return;
  event.preventDefault();
  event.currentTarget.click();
}
