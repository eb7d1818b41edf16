import { useLocale, useTranslations } from 'next-intl';
import styles from '@/components/ui/JumpLinks.module.css';
import { withBasePath } from '@/lib/addresses/base-path';
import { routes } from '@/lib/addresses/routes';
import type { InstitutionGroup, InstitutionList } from '@/lib/catalogue/institution-list';

interface LetterLinksProps {
  readonly group: InstitutionGroup;
  readonly list: InstitutionList;
  /** Accessible name. */
  readonly label: string;
}

/** Minimum number of letters; with fewer, the list is short enough without links. */
const minLetters = 5;

/** Links to the first institution of each letter, on this page or another. */
export function LetterLinks({ group, list: { search }, label }: LetterLinksProps) {
  const t = useTranslations('institutions');
  const to = routes(useLocale());
  if (group.letters.length < minLetters) return null;
  // Without known cities, the letters are those of names.
  const isByCity = group.listed.some(({ institution }) => institution.city);
  return (
    <nav aria-label={label} className={styles.links}>
      {isByCity ? <span className={styles.by}>{t('byCity')}</span> : null}
      {group.letters.map(({ letter, page }) => {
        const anchor = `#${group.kind}-${letter}`;
        const address = page === search.page ? '' : withBasePath(to.foundInstitutions({ ...search, page }));
        return (
          <a key={letter} href={address + anchor}>
            {letter === 'other' ? t('other') : letter.toUpperCase()}
          </a>
        );
      })}
    </nav>
  );
}
