import { Archive, ArchiveRestore, Globe, Link, ShieldX, UserRoundPen } from 'lucide-react';
import { useQuery } from '@tanstack/react-query';
import { meQuery } from '../../../api/members.js';
import { useUndoToast } from '../list/useRun.js';
import type { ListAction } from '../list/types.js';
import { counted } from '../../../words/counted.js';
import type { WorldChoice } from '../../../api/worldChoices.js';
import { chooseOwner } from './chooseOwner.js';
import { askReason } from './askReason.js';
import { chooseWorld } from './chooseWorld.js';
import { moderate, restore, type DeckChange, type ListedDeck } from './decks.js';

/** What can be done with decks. Every change can be undone from its toast. */
export function useDeckActions(worlds: readonly WorldChoice[]): readonly ListAction<ListedDeck>[] {
  const undoable = useUndoToast();
  const me = useQuery(meQuery);
  const isAdmin = me.data?.roles.includes('admin') === true;
  const change = async (
    rows: readonly ListedDeck[],
    made: DeckChange,
    done: string,
    reason?: string,
  ): Promise<boolean> => {
    const changed = await moderate(rows, () => made, reason);
    if (changed.length > 0)
      undoable({ title: `${counted(changed.length, 'deck')} ${done}`, undo: () => restore(changed, made) });
    return changed.length > 0;
  };
  const isPublic = ({ status, deleted_at }: ListedDeck): boolean => status !== 'draft' && deleted_at === null;
  return [
    {
      label: 'Move to world',
      icon: Globe,
      isFor: ({ deleted_at }) => deleted_at === null,
      run: async (rows) => {
        const world_id = await chooseWorld(worlds);
        return world_id !== undefined && change(rows, { world_id }, 'moved');
      },
    },
    {
      label: 'Give to another member',
      icon: UserRoundPen,
      isFor: ({ deleted_at }) => isAdmin && deleted_at === null,
      run: async (rows) => {
        const owner_id = await chooseOwner();
        return owner_id !== undefined && change(rows, { owner_id }, 'given to another member');
      },
    },
    {
      label: 'Unlist',
      icon: Link,
      isFor: (row) => isPublic(row) && row.status !== 'unlisted',
      run: (rows) => change(rows, { status: 'unlisted' }, 'unlisted'),
    },
    {
      label: 'Take down',
      icon: ShieldX,
      isDanger: true,
      isFor: isPublic,
      run: async (rows) => {
        const reason = await askReason(rows.length);
        return reason !== undefined && change(rows, { status: 'draft' }, 'taken down', reason);
      },
    },
    {
      label: 'Move to bin',
      icon: Archive,
      isDanger: true,
      isFor: ({ deleted_at }) => deleted_at === null,
      run: (rows) => change(rows, { in_bin: true }, 'moved to the bin'),
    },
    {
      label: 'Restore',
      icon: ArchiveRestore,
      isFor: ({ deleted_at }) => deleted_at !== null,
      run: (rows) => change(rows, { in_bin: false }, 'restored'),
    },
  ];
}
