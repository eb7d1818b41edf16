import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import dynamic from 'next/dynamic';
import { useSearchParams } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { Activity, useState } from 'react';
import { MuiIsland } from '@/components/providers/MuiIsland';
import styles from './EditorialDesk.module.css';
import { ReadingProgress } from './ReadingProgress';
import { useCatalogueReading } from './useCatalogueReading';

interface DeskProps {
  /** Whose drafts these are (`lib/desk/drafts.ts`). */
  readonly owner: string | null;
  /** Whether the backend counts searches without a result (its extension of that name). */
  readonly countsSearches: boolean;
  /** Whether the backend sends many courses with each call (its extension `full-courses`). */
  readonly inFull: boolean;
}

const parts = {
  overview: dynamic(() => import('./overview/Overview').then((part) => part.Overview), { ssr: false }),
  quality: dynamic(() => import('./quality/QualityPart').then((part) => part.QualityPart), { ssr: false }),
  /** Also there before the catalogue has been read, for its drafts. */
  texts: dynamic(() => import('./workbench/Workbench').then((part) => part.Workbench), { ssr: false }),
};
type PartName = keyof typeof parts;
const names = Object.keys(parts) as readonly PartName[];

/** The part named by the parameter `desk` of the address, and a function that changes it. */
function usePart() {
  const wanted = useSearchParams().get('desk');
  const part = names.find((name) => name === wanted) ?? 'overview';
  const choose = (name: PartName) => {
    const address = new URL(window.location.href);
    address.searchParams.set('desk', name);
    window.history.pushState(null, '', address);
  };
  return { part, choose };
}

/**
 * The open part and the parts opened before, which stay mounted to keep their filters and sorting. The texts are not
 * kept, because the address decides which text they open.
 */
function useOpened(part: PartName): readonly PartName[] {
  const [opened, setOpened] = useState<readonly PartName[]>([]);
  if (!opened.includes(part)) setOpened([...opened, part]);
  return names.filter((name) => name === part || (name !== 'texts' && opened.includes(name)));
}

/** The whole desk, inside the MUI theme that its components need. */
export function Desk({ inFull, ...props }: DeskProps) {
  const t = useTranslations('desk');
  const { reading, ...progress } = useCatalogueReading(useLocale(), inFull);
  const { part, choose } = usePart();
  const opened = useOpened(part);
  return (
    <MuiIsland>
      <div className={styles.desk}>
        <Tabs
          value={part}
          onChange={(_, name) => choose(name)}
          aria-label={t('tabs.label')}
          variant="scrollable"
          scrollButtons={false}
        >
          {names.map((name) => (
            <Tab key={name} value={name} label={t(`tabs.${name}`)} id={`desk-${name}`} aria-controls="desk-part" />
          ))}
        </Tabs>
        <ReadingProgress {...progress} />
        <div role="tabpanel" id="desk-part" aria-labelledby={`desk-${part}`} className={styles.part}>
          {opened.map((name) => {
            const Part = parts[name];
            return (
              <Activity key={name} mode={name === part ? 'visible' : 'hidden'}>
                {name === 'texts' ? (
                  <parts.texts reading={reading} {...props} />
                ) : (
                  reading && <Part reading={reading} {...props} />
                )}
              </Activity>
            );
          })}
        </div>
      </div>
    </MuiIsland>
  );
}
