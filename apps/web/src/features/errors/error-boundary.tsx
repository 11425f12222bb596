import { Component, type ReactNode } from 'react';
import { ErrorPage } from './error-page.js';

/** The last net: an uncaught error in a page shows the error screen, never a blank one. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    return this.state.failed ? <ErrorPage /> : this.props.children;
  }
}
