import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/Icon';
import type { ProfileReady } from '@/lib/shell/profile-gate';
import { ProfileList } from './ProfileList';
import { useProfileLabel } from './useProfileLabel';

interface ProfileSubmenuProps {
  readonly gate: ProfileReady;
  /** The page to come back to after a change, without base path. */
  readonly returnTo: string;
}

/** The profiles inside the side menu: they unfold under their entry. */
export function ProfileSubmenu({ gate, returnTo }: ProfileSubmenuProps) {
  const t = useTranslations('shell');
  const profile = useProfileLabel()(gate.profile);
  return (
    <details>
      <summary>
        <span>{t('currentProfile', { profile })}</span>
        <Icon name="down" />
      </summary>
      <ProfileList gate={gate} returnTo={returnTo} />
    </details>
  );
}
