import { queryOptions } from '@tanstack/react-query';
import type { StoredDocument } from '../DocumentKind.js';

/** A document as it is when it is opened: always asked for, and never again while it is under edit. */
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
