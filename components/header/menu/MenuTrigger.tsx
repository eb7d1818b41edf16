'use client';

import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { prefetchLists } from '@/components/explore/prefetch-lists';
import { useEarlyTaps } from '@/components/header/useEarlyTaps';
import { usePopup } from '@/components/popup/usePopup';
import { Icon } from '@/components/ui/Icon';
import { withBasePath } from '@/lib/addresses/base-path';
import { routes } from '@/lib/addresses/routes';
import styles from './MenuTrigger.module.css';
import type { MenuContent } from './menu-content';

const loadPanel = () => import('./MenuPanel');

/**
 * The menu button of narrow screens. It is a disclosure of plain links at first and becomes a menu button once scripts
 * run. If the visitor has already opened the disclosure, it is replaced when it closes.
 */
export function MenuTrigger(content: MenuContent) {
  const plain = useRef<HTMLDetailsElement>(null);
  const [replaced, setReplaced] = useState<{ readonly hadFocus: boolean } | null>(null);
  const replaceWhenClosed = () => {
    const details = plain.current;
    if (details && !details.open) setReplaced({ hadFocus: details.contains(document.activeElement) });
  };
  const onMount = useEffectEvent(replaceWhenClosed);
  useEffect(() => onMount(), []);
  useEarlyTaps();
  if (replaced) return <MenuButton {...content} autoFocus={replaced.hadFocus} />;
  return (
    <details ref={plain} onToggle={replaceWhenClosed} className={styles.menu} suppressHydrationWarning>
      <summary className={styles.trigger}>
        <MenuSign label={content.texts.menu} open={false} />
      </summary>
      <ul className={styles.plain}>
        {content.links.map(({ href, label }) => (
          <li key={href}>
            <a href={withBasePath(href)}>{label}</a>
          </li>
        ))}
      </ul>
    </details>
  );
}

interface MenuButtonProps extends MenuContent {
  readonly autoFocus: boolean;
}

function MenuButton({ autoFocus, ...content }: MenuButtonProps) {
  const trigger = useRef<HTMLButtonElement>(null);
  const { Panel, popup, show, toggle, handlers, aria } = usePopup({
    kind: 'menu',
    trigger,
    load: loadPanel,
    prefetch: content.explore ? prefetchLists : undefined,
    fallback: routes(content.locale).catalogue(),
  });
  const openOnArrow = (event: KeyboardEvent) => {
    if (popup.open || event.key !== 'ArrowDown') return;
    event.preventDefault();
    show();
  };
  return (
    <div className={styles.menu}>
      <button
        ref={trigger}
        type="button"
        // biome-ignore lint/a11y/noAutofocus: takes over the focus of the disclosure that it replaces
        autoFocus={autoFocus}
        className={styles.trigger}
        onClick={toggle}
        onKeyDown={openOnArrow}
        {...handlers}
        {...aria}
      >
        <MenuSign label={content.texts.menu} open={popup.open} />
      </button>
      {Panel ? <Panel {...content} popup={popup} /> : null}
    </div>
  );
}

function MenuSign({ label, open }: { readonly label: string; readonly open: boolean }) {
  return (
    <>
      <Icon name={open ? 'close' : 'menu'} />
      <span className="visually-hidden">{label}</span>
    </>
  );
}
