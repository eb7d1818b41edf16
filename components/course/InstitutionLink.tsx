import { useLocale } from 'next-intl';
import { AppLink } from '@/components/ui/AppLink';
import { routes } from '@/lib/addresses/routes';
import type { CourseInstitution } from '@/lib/model/course';

/** The name of who offers a course, as a link to its page where the backend says which that is. */
export function InstitutionLink({ institution: { id, name } }: { readonly institution: CourseInstitution }) {
  const to = routes(useLocale());
  return id === undefined ? name : <AppLink href={to.institutionPage(id)}>{name}</AppLink>;
}
