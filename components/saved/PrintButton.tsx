'use client';

import type { ReactNode } from 'react';
import actions from '@/components/course/CourseActions.module.css';

/** A button that prints the page. Without scripts it is hidden; the browser's own menu can print. */
export function PrintButton({ children }: { readonly children: ReactNode }) {
  return (
    <button type="button" className={`needs-script ${actions.action}`} onClick={() => window.print()}>
      {children}
    </button>
  );
}
