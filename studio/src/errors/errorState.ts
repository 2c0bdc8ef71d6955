import { create } from 'zustand';

interface ErrorState {
  /** The error that replaces the page; undefined if there is none. */
  readonly status: number | undefined;
}

/** The app-wide error: its screen replaces any page until it is cleared. */
export const useErrorState = create<ErrorState>()(() => ({ status: undefined }));

export function showError(status: number): void {
  useErrorState.setState({ status });
}

/** Clears the error; navigates to a path first if the router's `navigate` is given. */
export async function clearError(redirect?: string, navigate?: (path: string) => void | Promise<void>): Promise<void> {
  if (redirect !== undefined) await navigate?.(redirect);
  useErrorState.setState({ status: undefined });
}
