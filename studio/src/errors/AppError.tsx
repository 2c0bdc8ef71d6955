import type { ReactElement, ReactNode } from 'react';
import { ErrorScreen } from './ErrorScreen.js';
import { clearError, useErrorState } from './errorState.js';

/** The page, or the app-wide error in its place. */
export function AppError({ children }: { readonly children: ReactNode }): ReactElement {
  const status = useErrorState((state) => state.status);
  if (status === undefined) return <>{children}</>;
  return <ErrorScreen status={status} onClear={() => void clearError()} />;
}
