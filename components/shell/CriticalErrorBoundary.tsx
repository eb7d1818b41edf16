'use client';

import { unstable_rethrow } from 'next/navigation';
import { Component, type ReactNode } from 'react';

interface CriticalErrorBoundaryProps {
  /** The error page. It comes finished from the server: whatever broke may be what brings texts. */
  readonly page: ReactNode;
  readonly children: ReactNode;
}

/** A critical error replaces the signed-in area with the error page (specification, section 4). */
export class CriticalErrorBoundary extends Component<CriticalErrorBoundaryProps, { readonly broken: boolean }> {
  override readonly state = { broken: false };

  static getDerivedStateFromError(error: unknown) {
    // Next handles redirects and missing pages.
    unstable_rethrow(error);
    return { broken: true };
  }

  override render(): ReactNode {
    return this.state.broken ? this.props.page : this.props.children;
  }
}
