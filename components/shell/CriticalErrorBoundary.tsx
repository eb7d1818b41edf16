'use client';

import { catchError } from 'next/error';
import type { ReactNode } from 'react';

/**
 * A critical error replaces the signed-in area with the error page (specification, section 4). It comes finished from the server:
 * whatever broke may be what brings texts.
 */
export const CriticalErrorBoundary = catchError(({ page }: { readonly page: ReactNode }) => page);
