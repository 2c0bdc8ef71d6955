import { QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError } from './ApiError.js';

/**
 * Retries are the HTTP client's; what a person sees is fresh when they come back to the window.
 * @param onForbidden something that a page shows may not be seen (any more), as when a role was taken away while it is open
 */
export function createQueryClient(onForbidden: () => void): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error) => {
        if (error instanceof ApiError && error.status === 403) onForbidden();
      },
    }),
    defaultOptions: {
      // Without a connection calls fail at once, and pages say so; the library would let them wait without a word.
      queries: { retry: false, staleTime: 30_000, networkMode: 'always', refetchOnReconnect: true },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
