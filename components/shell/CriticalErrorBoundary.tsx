'use client';

import { unstable_rethrow } from 'next/navigation';
import { Component, type ReactNode } from 'react';
import { CriticalErrorView, type CriticalErrorViewProps } from './CriticalErrorView';

interface CriticalErrorBoundaryProps extends CriticalErrorViewProps {
  readonly children: ReactNode;
}

/**
 * A critical error replaces the signed-in area with the error page (specification, section 4). Its texts come finished
 * from the server: whatever broke may be what brings texts.
 */
export class CriticalErrorBoundary extends Component<CriticalErrorBoundaryProps, { readonly broken: boolean }> {
  override readonly state = { broken: false };

  static getDerivedStateFromError(error: unknown) {
    // Redirects and pages that are not there are Next's.
    unstable_rethrow(error);
    return { broken: true };
  }

  override render(): ReactNode {
    const { children, ...error } = this.props;
    return this.state.broken ? <CriticalErrorView {...error} /> : children;
  }
}
