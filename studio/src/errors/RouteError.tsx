import type { ReactElement } from 'react';
import { useRouteError } from 'react-router';
import { useReloadAttempt } from '../updates/chunkErrors.js';
import { ErrorScreen } from './ErrorScreen.js';
import { statusOf } from './statusOf.js';

/** Replaces a page that threw, or whose loader did. Inside Root, so theme and toasts are available. */
export function RouteError(): ReactElement | null {
  const status = statusOf(useRouteError());
  const isTrying = useReloadAttempt((attempt) => attempt.isTrying);
  return isTrying ? null : <ErrorScreen status={status} />;
}
