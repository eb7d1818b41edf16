'use client';

import { Component, type ReactNode } from 'react';

/** Shows nothing when its content throws, so that the error does not replace the page around it. */
export class QuietBoundary extends Component<{ readonly children: ReactNode }, { readonly broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override render(): ReactNode {
    return this.state.broken ? null : this.props.children;
  }
}
