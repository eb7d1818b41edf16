'use client';

import { type KeyboardEvent, type MouseEvent, useEffect, useId, useRef, useState } from 'react';
import { Icon } from '@/components/ui/Icon';
import { hasModifier } from '@/components/ui/modifier-keys';
import { withBasePath } from '@/lib/addresses/base-path';
import type { InterfaceLanguage } from '@/lib/model/language';
import { useLazyPanel } from '../ui/useLazyPanel';
import styles from './ExploreTrigger.module.css';
import type { ExploreTexts } from './explore-texts';

interface ExploreTriggerProps {
  /** The catalogue, where this leads before scripts run and when a new tab is asked for. */
  readonly href: string;
  readonly language: InterfaceLanguage;
  readonly texts: ExploreTexts;
}

const loadPanel = () => import('./ExplorePanel');

/** Fetches panel and lists ahead of the click; what fails here is told when it is really wanted. */
function warmUp() {
  loadPanel().catch(() => undefined);
  import('./explore-lists').then(({ prefetchExploreLists }) => prefetchExploreLists()).catch(() => undefined);
}

/**
 * The explore button of wide screens. It is a link to the catalogue that becomes a button once scripts run, so that
 * it works at every moment of a page's life and never changes its place or loses focus.
 */
export function ExploreTrigger({ href, language, texts }: ExploreTriggerProps) {
  const [enhanced, setEnhanced] = useState(false);
  useEffect(() => setEnhanced(true), []);
  const trigger = useRef<HTMLAnchorElement>(null);
  const panelId = useId();
  const { Panel, open, waiting, show, hide } = useLazyPanel(loadPanel, href);
  const toggle = (event: MouseEvent) => {
    if (hasModifier(event)) return;
    event.preventDefault();
    if (open) hide();
    else show();
  };
  const buttonProps = {
    role: 'button',
    'aria-haspopup': 'dialog',
    'aria-expanded': open,
    'aria-controls': open ? panelId : undefined,
    'aria-busy': waiting,
  } as const;
  return (
    <div className={styles.explore}>
      <a
        ref={trigger}
        href={withBasePath(href)}
        className={styles.trigger}
        onClick={toggle}
        onKeyDown={clickOnSpace}
        onPointerEnter={warmUp}
        onFocus={warmUp}
        {...(enhanced ? buttonProps : {})}
      >
        {texts.explore}
        <Icon name={open ? 'up' : 'down'} />
      </a>
      {Panel ? (
        <Panel id={panelId} open={open} onClose={hide} trigger={trigger} language={language} texts={texts} />
      ) : null}
    </div>
  );
}

/** Space presses a button; on a link it would scroll. */
function clickOnSpace(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== ' ') return;
  event.preventDefault();
  event.currentTarget.click();
}
