import { Component, type ReactNode } from 'react';
import { ErrorScreen } from '../error.tsx';

interface ErrorBoundaryProps {
  /** Changes with every navigation, so that going somewhere else clears the error. */
  visit: string;
  children: ReactNode;
}

interface ErrorBoundaryState {
  failure: { readonly error: unknown } | null;
  visit: string;
}

/** Catches errors that no screen handled, and shows the error screen instead. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failure: null, visit: this.props.visit };

  static getDerivedStateFromError(error: unknown): Pick<ErrorBoundaryState, 'failure'> {
    return { failure: { error } };
  }

  static getDerivedStateFromProps(props: ErrorBoundaryProps, state: ErrorBoundaryState): ErrorBoundaryState | null {
    return props.visit === state.visit ? null : { failure: null, visit: props.visit };
  }

  override render(): ReactNode {
    const { failure } = this.state;
    if (!failure) return this.props.children;
    return <ErrorScreen error={failure.error} onTryAgain={() => this.setState({ failure: null })} />;
  }
}
