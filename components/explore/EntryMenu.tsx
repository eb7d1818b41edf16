'use client';

import MenuItem from '@mui/material/MenuItem';
import MenuList, { type MenuListProps } from '@mui/material/MenuList';
import type { Messages } from 'next-intl';
import { type KeyboardEvent, type MouseEvent, useEffect } from 'react';
import buttons from '@/components/ui/Button.module.css';
import { focusAround } from '@/components/ui/focus-around';
import { RemoteImage } from '@/components/ui/RemoteImage';
import { RoleLink } from '@/components/ui/RoleLink';
import { showToast } from '@/components/ui/toast/show-toast';
import { failureDetail } from '@/lib/catalogue/failure-detail';
import styles from './EntryMenu.module.css';
import type { ExploreList } from './explore-lists';

interface EntryMenuProps extends Pick<MenuListProps, 'variant' | 'autoFocusItem' | 'aria-label'> {
  readonly list: ExploreList;
  readonly texts: Pick<Messages['explore'], 'loading' | 'loadError' | 'retry'>;
  /** Called when an entry is followed. */
  readonly onLeave: () => void;
}

/** A list of entries with image and name. The keys of a menu work: arrows, Home, End and the first letters. */
export function EntryMenu({ list, texts, onLeave, ...menuProps }: EntryMenuProps) {
  if (list.isLoadingError && !list.isFetching)
    return <LoadFailure error={list.error} texts={texts} onRetry={list.refetch} />;
  if (!list.data) {
    return (
      <p role="status" className={styles.loading}>
        <span className="visually-hidden">{texts.loading}</span>
      </p>
    );
  }
  return (
    <MenuList component="div" className={styles.list} onKeyDown={keepInPlace} {...menuProps}>
      {list.data.map(({ id, name, lang, imageId, href }) => (
        <MenuItem key={id} component={RoleLink} disableRipple href={href} onFollow={onLeave} className={styles.entry}>
          <RemoteImage id={imageId} width={48} height={48} className={styles.image} />
          <span lang={lang} dir="auto">
            {name}
          </span>
        </MenuItem>
      ))}
    </MenuList>
  );
}

/** A typed name may contain a space, which must not scroll the list. */
function keepInPlace(event: KeyboardEvent) {
  if (event.key === ' ') event.preventDefault();
}

interface LoadFailureProps extends Pick<EntryMenuProps, 'texts'> {
  readonly error: Error;
  readonly onRetry: () => void;
}

/** Shown instead of a list that did not load (specification, section 8), with a button to try again. */
function LoadFailure({ error, texts, onRetry }: LoadFailureProps) {
  const { loadError } = texts;
  useEffect(
    () => showToast({ severity: 'error', summary: loadError, detail: failureDetail(error) }),
    [error, loadError],
  );
  const retry = (event: MouseEvent) => {
    focusAround(event);
    onRetry();
  };
  return (
    <div className={styles.failure}>
      <p>{loadError}</p>
      <button type="button" className={buttons.outline} onClick={retry}>
        {texts.retry}
      </button>
    </div>
  );
}
