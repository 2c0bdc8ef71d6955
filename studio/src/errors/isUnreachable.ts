import { FetchError } from 'ofetch';
import { ApiError } from '../api/ApiError.js';

/**
 * Whether something failed only because the server, or its database, is not responding. What is fetched without an API
 * call is what every page needs first, such as the settings for signing in: no answer to that is of any use but the right
 * one.
 */
export function isUnreachable(error: unknown): boolean {
  if (error instanceof ApiError) return error.isUnreachable || error.code === 'unavailable';
  return error instanceof FetchError && (error.status === undefined || error.status >= 500);
}
