import { useLocale } from 'next-intl';
import { AppLink } from '@/components/ui/AppLink';
import { routes } from '@/lib/addresses/routes';
import type { CourseInstitution } from '@/lib/model/course';

/** The name of a course's institution, as a link to its page when the backend sends the institution's id. */
export function InstitutionLink({ institution: { id, name } }: { readonly institution: CourseInstitution }) {
  const to = routes(useLocale());
  return id === undefined ? name : <AppLink href={to.institutionPage(id)}>{name}</AppLink>;
}
