import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { withBasePath } from '@/lib/addresses/base-path';
import { authRoutes } from '@/lib/auth/addresses';
import { profileFields } from '@/lib/auth/profile-choice';
import type { Shell } from '@/lib/shell/read-shell';
import { RefreshRegularly, SaveProfile } from './gate-effects';
import { LoadingScreen } from './LoadingScreen';
import { ProfileSelection } from './ProfileSelection';

interface GatedContentProps {
  readonly gate: Shell['gate'];
  /** Rendered only once a profile is selected. */
  readonly children: ReactNode;
}

/** The profile gate: holds the page back until a profile is selected (specification, section 4). */
export function GatedContent({ gate, children }: GatedContentProps) {
  const t = useTranslations('shell');
  if (gate.state === 'loading') {
    return (
      <>
        <LoadingScreen text={t('noProfiles')} />
        <RefreshRegularly />
      </>
    );
  }
  if (gate.state === 'select_profile') return <ProfileSelection gate={gate} />;
  const { id, secondary } = gate.profile;
  const fields = { [profileFields.id]: String(id), [profileFields.secondary]: secondary ?? '' };
  return (
    <>
      {children}
      {gate.unsaved ? <SaveProfile action={withBasePath(authRoutes.profile)} fields={fields} /> : null}
    </>
  );
}
