'use client';

import { catchError } from 'next/error';
import type { ReactNode } from 'react';

interface CriticalErrorBoundaryProps {
  /** The error page. It comes finished from the server: whatever broke may be what brings texts. */
  readonly page: ReactNode;
}

/** A critical error replaces the signed-in area with the error page (specification, section 4). */
export const CriticalErrorBoundary = catchError(({ page }: CriticalErrorBoundaryProps) => page);
