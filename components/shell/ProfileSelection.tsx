import { useTranslations } from 'next-intl';
import { SubmitAtOnce } from '@/components/auth/SubmitAtOnce';
import buttons from '@/components/ui/Button.module.css';
import { profileFields } from '@/lib/auth/profile-choice';
import { env } from '@/lib/env/env';
import type { SelectProfile } from '@/lib/shell/profile-gate';
import { LoadingScreen } from './LoadingScreen';
import { ProfileDropdown } from './ProfileDropdown';
import { ProfileForm } from './ProfileForm';
import { useProfileLabel } from './ProfileList';
import styles from './ProfileSelection.module.css';

interface ProfileSelectionProps {
  readonly gate: SelectProfile;
}

/** The screen on which people choose their profile. A profile requested in the address is chosen at once. */
export function ProfileSelection({ gate }: ProfileSelectionProps) {
  const t = useTranslations('shell');
  const label = useProfileLabel();
  if (gate.wanted) {
    return (
      <ProfileForm profile={gate.wanted}>
        <LoadingScreen text={t('selectingProfile')} />
        <SubmitAtOnce />
      </ProfileForm>
    );
  }
  const options = gate.profiles.map((profile) => ({ ...profile, label: label(profile) }));
  return (
    <section className={`container ${styles.selection}`} aria-labelledby="choose-profile">
      <h1 id="choose-profile">{t('chooseProfile')}</h1>
      <p>{t(env().canChangeProfile ? 'chooseProfileText' : 'chooseProfileForGood')}</p>
      <ProfileForm>
        <ProfileDropdown label={t('profile')} options={options} names={profileFields} />
        <button type="submit" className={buttons.solid}>
          {t('useProfile')}
        </button>
      </ProfileForm>
    </section>
  );
}
