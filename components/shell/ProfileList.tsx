import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/Icon';
import type { UsableProfile } from '@/lib/auth/profile-choice';
import { env } from '@/lib/env/env';
import type { ProfileReady } from '@/lib/shell/profile-gate';
import styles from './Popup.module.css';
import { ProfileForm } from './ProfileForm';

/** The name of a profile in lists: its label, otherwise its description, otherwise its number. */
export function useProfileLabel(): (profile: UsableProfile) => string {
  const t = useTranslations('shell');
  return ({ id, label, description }) => label ?? description ?? t('unnamedProfile', { id: String(id) });
}

export interface ProfileListProps {
  readonly gate: ProfileReady;
}

/** Every profile of the person as a button that changes to it; the current one is marked. */
export function ProfileList({ gate }: ProfileListProps) {
  const label = useProfileLabel();
  return (
    <ul>
      {gate.profiles.map((profile) => {
        const current = profile === gate.profile;
        return (
          <li key={`${profile.id} ${profile.secondary}`}>
            <ProfileForm profile={profile}>
              <button type="submit" className={styles.entry} aria-current={current || undefined}>
                <span>{label(profile)}</span>
                {current ? <Icon name="check" /> : null}
              </button>
            </ProfileForm>
          </li>
        );
      })}
    </ul>
  );
}

const profileMenuId = 'profile-menu';

/** The name of the current profile. It opens the list of profiles when people may change it and have several. */
export function CurrentProfile({ gate }: ProfileListProps) {
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
        <ProfileList gate={gate} />
      </div>
    </>
  );
}
