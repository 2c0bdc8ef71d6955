import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '../../../api/ApiError.js';
import { confirmItIsMe } from '../../../auth/confirmItIsMe.js';
import { closeToast, toast, toastError } from '../../../toasts/toast.js';
import { NotConfirmed } from './NotConfirmed.js';
import { UNDO_MS } from '../../../toasts/toastStore.js';

export interface Running {
  readonly isRunning: boolean;
  /** Runs a change, then loads the admin pages' data again. A failure becomes a toast. @returns whether it succeeded */
  readonly run: (change: () => Promise<unknown>) => Promise<boolean>;
}

export function useRun(): Running {
  const queries = useQueryClient();
  const [isRunning, setRunning] = useState(false);
  const run: Running['run'] = async (change) => {
    setRunning(true);
    try {
      await withFreshSignIn(change);
      closeToast(FAILED);
      return true;
    } catch (error) {
      if (!(error instanceof NotConfirmed)) toastError('That did not work', error, FAILED);
      return false;
    } finally {
      setRunning(false);
      await queries.invalidateQueries({ queryKey: ['admin'] });
    }
  };
  return { isRunning, run };
}

const FAILED = 'admin-failed';

/** What cannot be undone, the server does only shortly after a sign-in: asks for one, and tries again. */
async function withFreshSignIn(change: () => Promise<unknown>): Promise<void> {
  try {
    await change();
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'stale-sign-in') throw error;
    if (!(await confirmItIsMe())) throw new NotConfirmed();
    await change();
  }
}

interface Undoable {
  readonly title: string;
  readonly message?: string;
  readonly undo: () => Promise<unknown>;
}

/** @returns a function that says what was done, and offers to undo it */
export function useUndoToast(): (done: Undoable) => void {
  const { run } = useRun();
  return ({ title, message, undo }) => {
    const perform = (): void => void run(undo).then((isUndone) => isUndone && toast({ title: 'Undone', kind: 'info' }));
    toast({ title, ...(message !== undefined && { message }), duration: UNDO_MS, action: { label: 'Undo', perform } });
  };
}
