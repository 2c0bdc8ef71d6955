import { queryOptions } from '@tanstack/react-query';
import type { StoredDocument } from '../DocumentKind.js';

/** The document as opened: always fetched again, but never while it is being edited. */
export function openedDocumentQuery<Document>(
  key: readonly string[],
  read: (signal: AbortSignal) => Promise<StoredDocument<Document>>,
) {
  return queryOptions({
    queryKey: [...key, 'opened'],
    queryFn: ({ signal }) => read(signal),
    staleTime: Infinity,
    gcTime: 0,
    refetchOnMount: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}
