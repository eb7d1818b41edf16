import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/Icon';
import { env } from '@/lib/env/env';
import styles from './Popup.module.css';
import { ProfileList, type ProfileListProps, useProfileLabel } from './ProfileList';

const profileMenuId = 'profile-menu';

/** The name of the current profile. It opens the list of profiles when people may change it and have several. */
export function CurrentProfile({ gate, returnTo }: ProfileListProps) {
  const t = useTranslations('shell');
  const name = useProfileLabel()(gate.profile);
  if (!env().canChangeProfile || gate.profiles.length < 2) return <span>{name}</span>;
  return (
    <>
      <button
        type="button"
        className={`${styles.opener} ${styles.profile}`}
        popoverTarget={profileMenuId}
        aria-label={t('currentProfile', { profile: name })}
      >
        <span>{name}</span>
        <Icon name="down" />
      </button>
      <div id={profileMenuId} popover="auto" className={`${styles.popup} ${styles.profilePopup}`}>
        <ProfileList gate={gate} returnTo={returnTo} />
      </div>
    </>
  );
}
