import { QueryClient } from '@tanstack/react-query';

/** Retries are the HTTP client's; what a person sees is fresh when they come back to the window. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      // Without a connection calls fail at once, and pages say so; the library would let them wait without a word.
      queries: { retry: false, staleTime: 30_000, networkMode: 'always', refetchOnReconnect: true },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
