import { useTranslations } from 'next-intl';
import type { UsableProfile } from '@/lib/shell/profile-gate';

/** What a profile is called in lists: its description, or its number where it has none. */
export function useProfileLabel(): (profile: UsableProfile) => string {
  const t = useTranslations('shell');
  return ({ id, label, description }) => label ?? description ?? t('unnamedProfile', { id: String(id) });
}
