import { useLocale } from 'next-intl';
import type { ReactNode } from 'react';
import { withBasePath } from '@/lib/addresses/base-path';
import { routes } from '@/lib/addresses/routes';
import { authRoutes } from '@/lib/auth/addresses';
import { profileFields } from '@/lib/auth/profile-choice';
import type { SelectedProfile } from '@/lib/model/profile';
import { ReturnField } from './ReturnField';

interface ProfileFormProps {
  /** The profile that the form chooses; without it, the children must contain the fields. */
  readonly profile?: SelectedProfile;
  readonly children: ReactNode;
}

/** A form that chooses a profile and returns to this page. The server saves the choice only if the person has that profile. */
export function ProfileForm({ profile, children }: ProfileFormProps) {
  return (
    <form method="post" action={withBasePath(authRoutes.profile)}>
      <ReturnField name={profileFields.returnTo} page={routes(useLocale()).restricted} />
      {profile ? (
        <>
          <input type="hidden" name={profileFields.id} value={profile.id} />
          <input type="hidden" name={profileFields.secondary} value={profile.secondary ?? ''} />
        </>
      ) : null}
      {children}
    </form>
  );
}
