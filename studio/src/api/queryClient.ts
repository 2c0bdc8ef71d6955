import { QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError } from './ApiError.js';

/**
 * Retries are left to the HTTP client; data is refetched when the window regains focus.
 * @param onForbidden called when something on the page may no longer be seen, such as after a role was revoked
 */
export function createQueryClient(onForbidden: () => void): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error) => {
        if (error instanceof ApiError && error.status === 403) onForbidden();
      },
    }),
    defaultOptions: {
      // While offline, calls fail at once, and pages say so; the library would wait silently.
      queries: { retry: false, staleTime: 30_000, networkMode: 'always', refetchOnReconnect: true },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
