import { Component, Suspense, type ReactNode } from 'react';

interface Props {
  readonly children: ReactNode;
  readonly fallback?: ReactNode;
}

interface State {
  readonly error?: unknown;
}

/** What browsers say of a module, or its style sheet, that could not be had. */
const NOT_LOADED = /dynamically imported module|importing a module script failed|unable to preload css/i;

/**
 * Something that is loaded when it is wanted: a dialog, a menu. Where it does not arrive the page around it stays, with all
 * that was typed; `followChunkErrors` says what is missing. Every other error goes on to the page's own boundary.
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
    throw error instanceof Error ? error : new Error('A part of the page failed', { cause: error });
  }
}
