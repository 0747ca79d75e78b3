import { Component, type ReactNode } from 'react';
import { isChunkError, reloadOnce } from './reloadOnce';

type ErrorBoundaryProps = {
  fallback: (error: unknown) => ReactNode;
  /** Another one with each page that the visitor opens: what failed on the page before is forgotten then. */
  visit?: string;
  children: ReactNode;
};

/** `error` is wrapped: anything can be thrown, `null` too. */
type ErrorBoundaryState = { failure: { error: unknown } | null };

/**
 * Shows something else in place of what fails to render. React writes the error to the console. A script that did not
 * arrive loads the page anew, at most once per minute (behaviour.md §8).
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failure: null };

  /** Set only once the failure is on the screen, so that a page that fails at once is not tried twice. */
  private failedVisit: { visit: string | undefined } | null = null;

  static getDerivedStateFromError(error: unknown): ErrorBoundaryState {
    return { failure: { error } };
  }

  override componentDidCatch(error: unknown) {
    this.failedVisit = { visit: this.props.visit };
    if (isChunkError(error)) reloadOnce();
  }

  override componentDidUpdate() {
    if (!this.failedVisit || this.failedVisit.visit === this.props.visit) return;
    this.failedVisit = null;
    this.setState({ failure: null });
  }

  override render() {
    const { failure } = this.state;
    return failure ? this.props.fallback(failure.error) : this.props.children;
  }
}
