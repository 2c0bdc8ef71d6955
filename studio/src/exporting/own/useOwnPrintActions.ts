import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { call } from '../../api/call.js';
import { exportChoicesQuery } from '../../api/exports.js';
import { ownPrintKey, type OwnPreset, type OwnProfile } from '../../api/ownPrint.js';
import { askNewName } from '../../components/askName.js';
import { attempt } from '../../toasts/attempt.js';
import { toast } from '../../toasts/toast.js';
import { UNDO_MS } from '../../toasts/toastStore.js';

interface OwnPrintActions {
  /** Loads the lists and the dialog's choices again. */
  readonly refresh: () => Promise<void>;
  readonly renamePreset: (preset: OwnPreset) => void;
  readonly removePreset: (preset: OwnPreset) => Promise<void>;
  readonly renameProfile: (profile: OwnProfile) => void;
  readonly removeProfile: (profile: OwnProfile) => Promise<void>;
}

/** What can be done with own presets and colour profiles. Deleting can be undone. */
export function useOwnPrintActions(): OwnPrintActions {
  const queries = useQueryClient();
  return useMemo(() => {
    const refresh = async (): Promise<void> => {
      await Promise.all([
        queries.invalidateQueries({ queryKey: ownPrintKey }),
        queries.invalidateQueries({ queryKey: exportChoicesQuery.queryKey }),
      ]);
    };
    const change = async (failure: string, perform: () => Promise<unknown>): Promise<boolean> => {
      const isDone = await attempt(failure, perform);
      if (isDone) await refresh();
      return isDone;
    };
    const remove = async (
      name: string,
      what: string,
      perform: () => Promise<unknown>,
      undo: () => Promise<unknown>,
    ) => {
      if (!(await change(`Failed to delete the ${what}`, perform))) return;
      const bringBack = (): void => void change(`Failed to restore the ${what}`, undo);
      toast({
        title: `“${name}” is deleted`,
        kind: 'info',
        duration: UNDO_MS,
        action: { label: 'Undo', perform: bringBack },
      });
    };
    return {
      refresh,
      renamePreset: ({ id, title }) =>
        askNewName({
          what: 'preset',
          value: title,
          rename: (next) =>
            change('Failed to rename the preset', () =>
              call('PATCH /api/own-presets/{id}', { params: { id }, body: { title: next } }),
            ),
        }),
      removePreset: ({ id, title }) => {
        const params = { id };
        const undo = () => call('POST /api/own-presets/{id}/restore', { params });
        return remove(title, 'preset', () => call('DELETE /api/own-presets/{id}', { params }), undo);
      },
      renameProfile: ({ id, name }) =>
        askNewName({
          what: 'profile',
          value: name,
          rename: (next) =>
            change('Failed to rename the profile', () =>
              call('PATCH /api/own-profiles/{id}', { params: { id }, body: { name: next } }),
            ),
        }),
      removeProfile: ({ id, name }) => {
        const params = { id };
        const undo = () => call('POST /api/own-profiles/{id}/restore', { params });
        return remove(name, 'profile', () => call('DELETE /api/own-profiles/{id}', { params }), undo);
      },
    };
  }, [queries]);
}
