import type { ReactElement } from 'react';
import { useRouteError } from 'react-router';
import { useReloadAttempt } from '../updates/chunkErrors.js';
import { Failure } from './Failure.js';

/** Replaces a page that threw, or whose loader did. Inside Root, so theme and toasts are available. */
export function RouteError(): ReactElement | null {
  const error = useRouteError();
  const isTrying = useReloadAttempt((attempt) => attempt.isTrying);
  return isTrying ? null : <Failure error={error} />;
}
