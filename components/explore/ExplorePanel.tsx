'use client';

import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import type { Messages } from 'next-intl';
import { useEffect, useId, useRef, useState } from 'react';
import { currentSearchText } from '@/components/header/search-text';
import { PopupPanel } from '@/components/popup/PopupPanel';
import type { Popup } from '@/components/popup/usePopup';
import { AppLink } from '@/components/ui/AppLink';
import { Icon } from '@/components/ui/Icon';
import { routes } from '@/lib/addresses/routes';
import { countSelected, parseSearch } from '@/lib/addresses/search-address';
import type { Locale } from '@/lib/model/locale';
import { EntryMenu } from './EntryMenu';
import styles from './ExplorePanel.module.css';
import { type ListName, listNames, useExploreLists } from './explore-lists';

interface ExplorePanelProps {
  readonly locale: Locale;
  /** Translated texts, because the browser loads no translations. */
  readonly texts: Messages['explore'];
  readonly popup: Popup;
}

/** The panel under the explore button of wide screens (specification, "Explore control"). */
export default function ExplorePanel({ popup, ...tabs }: ExplorePanelProps) {
  return (
    <PopupPanel popup={popup} label={tabs.texts.explore} className={styles.panel}>
      <ExploreTabs {...tabs} onLeave={popup.leave} />
    </PopupPanel>
  );
}

interface ExploreTabsProps extends Omit<ExplorePanelProps, 'popup'> {
  readonly onLeave: () => void;
}

/** Tabs with categories and universities, universities first open, and a link to the catalogue without filters. */
function ExploreTabs({ locale, texts, onLeave }: ExploreTabsProps) {
  // The text cannot change while the panel is open: typing in the search box closes the panel.
  const [text] = useState(currentSearchText);
  const [shown, setShown] = useState<ListName>('institutions');
  const lists = useExploreLists(locale, text);
  const id = useId();
  const tab = useRef<HTMLDivElement>(null);
  useEffect(() => tab.current?.focus(), []);
  const [isFiltered] = useState(() => countSelected(parseSearch(window.location.search)) > 0);
  const unfiltered = routes(locale).catalogue({ text: isFiltered ? text : '' });
  return (
    <>
      <Tabs
        value={shown}
        onChange={(_event, name: ListName) => setShown(name)}
        variant="fullWidth"
        selectionFollowsFocus
        aria-label={texts.explore}
        className={styles.tabs}
      >
        {listNames.map((name) => (
          <Tab
            key={name}
            ref={name === 'institutions' ? tab : null}
            value={name}
            label={texts[name]}
            id={`${id}-${name}`}
            aria-controls={`${id}-list`}
            disableRipple
            className={styles.tab}
          />
        ))}
      </Tabs>
      {/* Firefox makes a list that scrolls a stop of Tab, where typed letters would reach no entry. */}
      <div
        key={shown}
        id={`${id}-list`}
        role="tabpanel"
        tabIndex={-1}
        aria-labelledby={`${id}-${shown}`}
        className={styles.list}
      >
        <EntryMenu list={lists[shown]} texts={texts} onLeave={onLeave} aria-label={texts[shown]} />
      </div>
      <AppLink href={unfiltered} onNavigate={onLeave} className={styles.clear}>
        <Icon name={isFiltered ? 'close' : 'next'} />
        {isFiltered ? texts.clear : texts.allCourses}
      </AppLink>
    </>
  );
}
