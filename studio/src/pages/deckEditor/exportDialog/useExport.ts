import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import {
  cancelExport,
  exportKeys,
  exportLink,
  orderExport,
  watchExport,
  type ExportJob,
  type ExportOrder,
} from '../../../api/exports.js';
import { toast, toastError } from '../../../app/toasts/toast.js';

interface RunningExport {
  /** The one that was ordered last. */
  readonly job: ExportJob | undefined;
  readonly isOrdering: boolean;
  readonly start: (order: ExportOrder, save: () => Promise<boolean>) => Promise<void>;
  readonly cancel: () => Promise<void>;
}

/** Orders an export, follows it, and hands the file over when it is done. It goes on when the dialog is closed. */
export function useExport(): RunningExport {
  const queries = useQueryClient();
  const [job, setJob] = useState<ExportJob>();
  const [isOrdering, setOrdering] = useState(false);
  const watching = useRef(new AbortController());
  useEffect(() => {
    // Also after the remount that development does on purpose.
    watching.current = new AbortController();
    return () => {
      watching.current.abort();
    };
  }, []);

  const start = useCallback(
    async (order: ExportOrder, save: () => Promise<boolean>) => {
      setOrdering(true);
      try {
        if (!(await save())) return;
        const ordered = await orderExport(order);
        setJob(ordered);
        const refresh = (): Promise<void> => queries.invalidateQueries({ queryKey: exportKeys.list(order.deck_id) });
        await refresh();
        setOrdering(false);
        let last = ordered;
        await watchExport(ordered.id, watching.current.signal, (next) => setJob((last = next)));
        await refresh();
        if (last.status === 'done') await download(last);
      } catch (error) {
        toastError('The export did not start', error);
      } finally {
        setOrdering(false);
      }
    },
    [queries],
  );
  const cancel = useCallback(async () => {
    if (job === undefined) return;
    await cancelExport(job.id).then(setJob, (error: unknown) => toastError('The export could not be stopped', error));
  }, [job]);
  return { job, isOrdering, start, cancel };
}

/** Gives the browser the file, under its own name. */
export async function download({ id, file, deck_title: title }: ExportJob): Promise<void> {
  const url = await exportLink(id);
  const anchor = document.createElement('a');
  anchor.href = url;
  anchor.download = file?.name ?? '';
  anchor.click();
  toast({ title: `${title} exported`, message: file?.name });
}
