import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import {
  cancelExport,
  exportKeys,
  exportsQuery,
  isUnderWay,
  orderExport,
  type ExportJob,
  type ExportOrder,
} from '../api/exports.js';
import { attempt } from '../toasts/attempt.js';
import { exportRuns, followExport, keepRun, showRuns } from './exportRuns.js';
import { plainRefusal } from './plainRefusal.js';

/** Each is followed through a connection of its own, and a browser has six to a server. */
const MOST = 3;

interface RunningExport {
  /** The export started last, or one that was already running. */
  readonly job: ExportJob | undefined;
  /** Whether its progress is unknown, because the server cannot be reached. */
  readonly isCutOff: boolean;
  readonly isOrdering: boolean;
  /** Whether no other export of the deck can start now. */
  readonly isFull: boolean;
  readonly start: (order: ExportOrder, save: () => Promise<boolean>) => Promise<void>;
  readonly cancel: () => Promise<void>;
}

/** Starts exports of a deck and shows the running one, even if it was started before the page was loaded. */
export function useExport(deckId: string): RunningExport {
  const queries = useQueryClient();
  const job = useStore(exportRuns, ({ jobs }) => jobs[deckId]);
  const isCutOff = useStore(exportRuns, ({ cutOff }) => cutOff.has(deckId));
  const [isOrdering, setOrdering] = useState(false);
  useEffect(() => showRuns(deckId), [deckId]);
  const { data, isStale } = useInfiniteQuery(exportsQuery(deckId));
  // An old list may still show an export as running that has ended since.
  const running = data?.pages[0]?.exports.filter(isUnderWay) ?? [];
  const found = isStale ? undefined : running[0];
  useEffect(() => {
    if (found !== undefined) void followExport(queries, deckId, found, false);
  }, [queries, deckId, found]);

  const start = useCallback(
    async (order: ExportOrder, save: () => Promise<boolean>) => {
      setOrdering(true);
      const begin = async (): Promise<void> => {
        if (!(await save())) return;
        const ordered = await orderExport(order).catch((error: unknown) => {
          throw plainRefusal(error);
        });
        void followExport(queries, deckId, ordered, true);
        await queries.invalidateQueries({ queryKey: exportKeys.list(deckId) });
      };
      await attempt('The export did not start', begin, deckId);
      setOrdering(false);
    },
    [queries, deckId],
  );
  const cancel = useCallback(async () => {
    if (job === undefined) return;
    await attempt('The export could not be stopped', async () => keepRun(deckId, await cancelExport(job.id)), job.id);
  }, [deckId, job]);
  return { job, isCutOff, isOrdering, isFull: running.length >= MOST, start, cancel };
}
