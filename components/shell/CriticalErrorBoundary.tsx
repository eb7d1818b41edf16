'use client';

import { catchError } from 'next/error';
import type { ReactNode } from 'react';

/**
 * A critical error replaces the signed-in area with the error page (specification, section 4). The server renders that
 * page in advance, because the failed code may be the one that loads texts.
 */
export const CriticalErrorBoundary = catchError(({ page }: { readonly page: ReactNode }) => page);
