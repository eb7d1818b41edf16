import type { ReactNode } from 'react';
import { withBasePath } from '@/lib/addresses/base-path';
import { authRoutes } from '@/lib/auth/addresses';
import { profileFields } from '@/lib/auth/profile-choice';
import type { SelectedProfile } from '@/lib/model/profile';
import { ReturnField } from './ReturnField';

interface ProfileFormProps {
  /** The profile that the form chooses; without it, the children must contain the fields. */
  readonly profile?: SelectedProfile;
  /** The page to return to, without base path. */
  readonly returnTo: string;
  readonly children: ReactNode;
}

/** A form that chooses a profile. The server saves the choice only if the person has that profile. */
export function ProfileForm({ profile, returnTo, children }: ProfileFormProps) {
  return (
    <form method="post" action={withBasePath(authRoutes.profile)}>
      <ReturnField name={profileFields.returnTo} returnTo={returnTo} />
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
