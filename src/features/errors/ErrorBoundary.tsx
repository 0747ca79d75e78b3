import { Component, type ReactNode } from 'react';
import { isChunkError, reloadOnce } from './reloadOnce';

type ErrorBoundaryProps = {
  fallback: (error: unknown) => ReactNode;
  /** Changes with each page that the visitor opens, which resets the boundary. */
  visit?: string;
  children: ReactNode;
};

/** Wrapped: anything can be thrown, even `null`. */
type ErrorBoundaryState = { failure: { error: unknown } | null };

/** Shows the fallback. A script that failed to load reloads the page, at most once a minute (behaviour.md §8). */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failure: null };

  /** Set once the fallback is shown, so that a page that fails on its first render is not tried twice. */
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
