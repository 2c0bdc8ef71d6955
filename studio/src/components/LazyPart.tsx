import { Component, Suspense, type ReactNode } from 'react';

interface Props {
  readonly children: ReactNode;
  readonly fallback?: ReactNode;
}

interface State {
  readonly error?: unknown;
}

/** Browsers' messages for a module or style sheet that failed to load. */
const NOT_LOADED = /dynamically imported module|importing a module script failed|unable to preload css/i;

/**
 * A lazily loaded part, such as a dialog or menu. If it fails to load, the page around it stays with everything that was
 * typed, and `followChunkErrors` reports it. All other errors reach the page's own boundary.
 */
export class LazyPart extends Component<Props, State> {
  override readonly state: State = {};

  static getDerivedStateFromError(error: unknown): State {
    return { error };
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === undefined) return <Suspense fallback={this.props.fallback ?? null}>{this.props.children}</Suspense>;
    if (error instanceof Error && NOT_LOADED.test(error.message)) return null;
    throw error instanceof Error ? error : new Error('Part of the page could not be loaded', { cause: error });
  }
}
