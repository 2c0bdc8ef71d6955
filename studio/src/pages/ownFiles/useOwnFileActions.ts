import { useMemo } from 'react';
import { call } from '../../api/call.js';
import type { OwnFont, OwnIcon, OwnUsage } from '../../api/ownFonts.js';
import { askNewName } from '../../components/askName.js';
import { confirm } from '../../components/confirm.js';
import { attempt } from '../../toasts/attempt.js';
import { toast } from '../../toasts/toast.js';
import { describeUsage } from './describeUsage.js';
import { useRefreshOwnFiles } from './useRefreshOwnFiles.js';

interface OwnFileActions {
  readonly renameFont: (font: OwnFont) => void;
  readonly removeFont: (font: OwnFont) => Promise<void>;
  readonly renameIcon: (icon: OwnIcon) => void;
  readonly removeIcon: (icon: OwnIcon) => Promise<void>;
}

/** What can be done with own fonts and icons. What uses them is named before they go. */
export function useOwnFileActions(): OwnFileActions {
  const refresh = useRefreshOwnFiles();
  return useMemo(() => {
    const change = async (failure: string, perform: () => Promise<unknown>): Promise<boolean> => {
      const isDone = await attempt(failure, perform);
      if (isDone) await refresh();
      return isDone;
    };
    const remove = async (name: string, what: string, usage: Promise<OwnUsage>, perform: () => Promise<unknown>) => {
      const isSure = await askAbout(`Delete “${name}”?`, `Delete ${what}`, usage);
      if (isSure && (await change(`Failed to delete ${what}`, perform)))
        toast({ title: `“${name}” is gone`, kind: 'info' });
    };
    return {
      renameFont: ({ id, name }) =>
        askNewName({
          what: 'font',
          value: name,
          rename: (next) =>
            change('Failed to rename font', () =>
              call('PATCH /api/own-fonts/{id}', { params: { id }, body: { name: next } }),
            ),
        }),
      removeFont: ({ id, name }) => {
        const params = { id };
        const usage = call('GET /api/own-fonts/{id}/check-usage', { params });
        return remove(name, 'font', usage, () =>
          call('DELETE /api/own-fonts/{id}', { params, query: { force: 'true' } }),
        );
      },
      renameIcon: ({ id, name }) =>
        askNewName({
          what: 'icon',
          value: name,
          rename: async (next) => {
            const params = { id };
            const usage = call('GET /api/own-icons/{id}/check-usage', { params });
            if ((await orUnused(usage)).inUse && !(await askAbout(`Rename “${name}”?`, 'Rename icon', usage)))
              return false;
            const sent = { params, query: { force: 'true' }, body: { name: next } };
            return change('Failed to rename icon', () => call('PATCH /api/own-icons/{id}', sent));
          },
        }),
      removeIcon: ({ id, name }) => {
        const params = { id };
        const usage = call('GET /api/own-icons/{id}/check-usage', { params });
        return remove(name, 'icon', usage, () =>
          call('DELETE /api/own-icons/{id}', { params, query: { force: 'true' } }),
        );
      },
    };
  }, [refresh]);
}

/** A failed check counts as unused, as for templates. */
const orUnused = (usage: Promise<OwnUsage>): Promise<OwnUsage> =>
  usage.catch(() => ({ inUse: false, templates: [], decks: [] }));

async function askAbout(title: string, confirmLabel: string, usage: Promise<OwnUsage>): Promise<boolean> {
  const message = describeUsage(await orUnused(usage));
  return confirm({ title, message, confirmLabel, cancelLabel: 'Keep it', danger: true });
}
