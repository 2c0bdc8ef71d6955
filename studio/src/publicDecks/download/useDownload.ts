import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ApiError } from '../../api/ApiError.js';
import {
  downloadAddress,
  downloadQuery,
  orderDownload,
  type Download,
  type DownloadChoice,
} from '../../api/downloads.js';

interface Downloading {
  /** Undefined until somebody has asked for it. */
  readonly download: Download | undefined;
  readonly isRunning: boolean;
  /** Why there is no file, in the visitor's terms. */
  readonly failure: string | undefined;
  readonly start: () => void;
  /** The address of the file. */
  readonly address: string;
}

const FAILED = 'The file could not be made. Try again later, or tell the maker of the deck.';

/** Has a deck's file made, follows its making, and saves it as soon as it is there. */
export function useDownload(choice: DownloadChoice): Downloading {
  const queries = useQueryClient();
  const query = downloadQuery(choice);
  const address = downloadAddress(choice);
  const order = useMutation({
    mutationFn: () => orderDownload(choice),
    onSuccess: (ordered) => queries.setQueryData(query.queryKey, ordered),
  });
  const { data: download, error } = useQuery({ ...query, enabled: order.isSuccess, staleTime: Infinity });
  const isDone = order.isSuccess && download?.status === 'done';
  useEffect(() => {
    if (isDone) location.assign(address);
  }, [isDone, address]);
  const fault = order.error ?? (order.isSuccess ? error : null);
  const hasEnded = download?.status === 'failed' || download?.status === 'cancelled';
  return {
    download,
    isRunning: order.isPending || (fault === null && (download?.status === 'queued' || download?.status === 'running')),
    failure: fault === null ? (hasEnded ? FAILED : undefined) : wordsOf(fault),
    start: () => order.mutate(),
    address,
  };
}

function wordsOf(fault: Error): string {
  if (!(fault instanceof ApiError)) return FAILED;
  return fault.status === 404 ? 'The deck has changed. Reload the page.' : fault.message;
}
