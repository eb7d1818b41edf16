'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { useSavedCourses } from '@/components/bookmarks/saved-courses';
import { routes } from '@/lib/addresses/routes';
import type { InterfaceLanguage } from '@/lib/model/language';

/** Redirects from the empty page to the list saved on this device, if there is one. */
export function OpenSavedList({ language }: { readonly language: InterfaceLanguage }) {
  const ids = useSavedCourses();
  const router = useRouter();
  useEffect(() => {
    if (ids.length > 0) router.replace(routes(language).savedCourses(ids));
  }, [ids, language, router]);
  return null;
}
