import { create } from 'zustand';

interface ErrorState {
  /** What the error screen shows in place of the page; undefined while all is well. */
  readonly status: number | undefined;
}

/** The app-wide error: whatever page is open, the error screen stands in its place until it is cleared. */
export const useErrorState = create<ErrorState>()(() => ({ status: undefined }));

export function showError(status: number): void {
  useErrorState.setState({ status });
}

/** Clears the error; with a path that is gone to first, where one has the router's `navigate`. */
export async function clearError(redirect?: string, navigate?: (path: string) => void | Promise<void>): Promise<void> {
  if (redirect !== undefined) await navigate?.(redirect);
  useErrorState.setState({ status: undefined });
}
