'use client';

import { removeCourses, useSavedCourses } from '@/components/bookmarks/saved-courses';
import { AppLink } from '@/components/ui/AppLink';
import { routes } from '@/lib/addresses/routes';
import type { InterfaceLanguage } from '@/lib/model/language';

interface RemoveLinkProps {
  readonly id: string;
  /** The list that the page shows. */
  readonly ids: readonly string[];
  readonly language: InterfaceLanguage;
  readonly text: string;
  readonly label: string;
}

/** Leads to the list without a course; where the list is this device's own, the course is no longer saved. */
export function RemoveLink({ id, ids, language, text, label }: RemoveLinkProps) {
  const saved = useSavedCourses();
  const isOwn = ids.every((one) => saved.includes(one));
  return (
    <AppLink
      href={routes(language).savedCourses(ids.filter((one) => one !== id))}
      rel="nofollow"
      scroll={false}
      aria-label={label}
      onClick={() => {
        if (isOwn) removeCourses([id]);
      }}
    >
      {text}
    </AppLink>
  );
}
