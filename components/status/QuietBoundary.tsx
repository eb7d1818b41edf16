'use client';

import { Component, type ReactNode } from 'react';

/** Shows nothing where its content throws, and keeps the error from replacing the page around it. */
export class QuietBoundary extends Component<{ readonly children: ReactNode }, { readonly broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override render(): ReactNode {
    return this.state.broken ? null : this.props.children;
  }
}
