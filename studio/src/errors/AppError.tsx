import { useEffect, type ReactElement, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { ErrorScreen } from './ErrorScreen.js';
import { clearError, useErrorState } from './errorState.js';

/** The page, or the app-wide error in its place until somebody goes elsewhere. */
export function AppError({ children }: { readonly children: ReactNode }): ReactElement {
  const status = useErrorState((state) => state.status);
  const { key } = useLocation();
  // Also for the browser's own Back: the error belongs to the page that is left.
  useEffect(() => () => void clearError(), [key]);
  if (status === undefined) return <>{children}</>;
  return <ErrorScreen status={status} onClear={() => void clearError()} />;
}
