import { QueryClient } from '@tanstack/react-query';

/** Retries are the HTTP client's; what a person sees is fresh when they come back to the window. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: { queries: { retry: false, staleTime: 30_000 }, mutations: { retry: false } },
  });
}
