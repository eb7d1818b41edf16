'use client';

import type { ReactNode } from 'react';
import actions from '@/components/course/CourseActions.module.css';

/** Prints the page; without scripts it is not there, and the browser's own menu does. */
export function PrintButton({ children }: { readonly children: ReactNode }) {
  return (
    <button type="button" className={`needs-script ${actions.action}`} onClick={() => window.print()}>
      {children}
    </button>
  );
}
