import { isRouteErrorResponse } from 'react-router';
import { ApiError } from '../api/ApiError.js';
import { PageError } from './PageError.js';

/** The status that the error screen shows for anything that a page or loader threw. */
export function statusOf(error: unknown): number {
  if (isRouteErrorResponse(error) || error instanceof PageError) return error.status;
  return error instanceof ApiError && error.status !== 0 ? error.status : 500;
}
