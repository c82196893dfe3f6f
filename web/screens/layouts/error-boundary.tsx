import { Component, type ReactNode } from 'react';
import { ErrorScreen } from '../error.tsx';

interface ErrorBoundaryProps {
  /** Changes with every visit of an address: going somewhere else leaves the error behind. */
  visit: string;
  children: ReactNode;
}

interface ErrorBoundaryState {
  failure: { readonly error: unknown } | null;
  visit: string;
}

/** Catches what no screen expected, and shows the error screen in its place. */
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
