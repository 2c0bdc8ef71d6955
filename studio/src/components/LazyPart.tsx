import { Component, Suspense, type ReactNode } from 'react';
import { isChunkError } from '../updates/chunkErrors.js';

interface Props {
  readonly children: ReactNode;
  readonly fallback?: ReactNode;
}

interface State {
  readonly error?: unknown;
}

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
    if (isChunkError(error)) return null;
    throw error instanceof Error ? error : new Error('Part of the page could not be loaded', { cause: error });
  }
}
