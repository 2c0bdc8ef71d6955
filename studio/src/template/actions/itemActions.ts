import { ClipboardPaste, Copy, CopyPlus, Eye, Group, Lock, Paintbrush, Trash2, Ungroup } from 'lucide-react';
import { defineActions } from '../../actions/Action.js';
import type { Builder } from '../builder/createBuilder.js';
import { lockAround, lockOnOrIn } from '../document/locks.js';
import {
  copyStyle,
  deleteSelection,
  duplicateSelection,
  pasteStyle,
  toggleHidden,
  toggleLock,
  ungroupSelection,
} from './editSelection.js';
import { selectParent } from './selectNear.js';
import { groupSelection } from './groupSelection.js';
import { copyItems, lastCopy, pasteItems } from './clipboard.js';
import { selectedItems } from './selected.js';
import { toggleFlow } from './toggleFlow.js';
import { whyNoCopies } from './sectionRoom.js';
import { LOCK_KEYS, whyLocked } from './unlocked.js';

/** Copying, grouping, hiding and locking the selected items. */
export function itemActions(builder: Builder) {
  const { session } = builder;
  const hasItems = (): boolean => !builder.isReadOnly && selectedItems(builder).length > 0;
  const hasAny = (): boolean => !builder.isReadOnly && session.getState().selectedIds.length > 0;
  const canChange = { isEnabled: hasItems, whyNot: () => whyLocked(builder) };
  const canGo = { isEnabled: hasAny, whyNot: () => whyLocked(builder, lockOnOrIn) };
  const remove = () => deleteSelection(builder);
  return defineActions('Items', {
    copy: { label: 'Copy', icon: Copy, isEnabled: hasItems, run: () => void copyItems(builder) },
    paste: {
      label: 'Paste',
      icon: ClipboardPaste,
      isEnabled: () => !builder.isReadOnly && lastCopy() !== '',
      run: () => void pasteItems(builder, lastCopy()),
    },
    duplicate: {
      label: 'Duplicate',
      shortcut: 'mod+D',
      icon: CopyPlus,
      isEnabled: hasAny,
      whyNot: () => whyLocked(builder, lockAround) ?? whyNoCopies(builder),
      run: () => duplicateSelection(builder),
    },
    remove: { label: 'Delete', shortcut: 'Delete', icon: Trash2, ...canGo, run: remove },
    removeToo: { label: 'Delete', shortcut: 'Backspace', isHidden: true, ...canGo, run: remove },
    rename: {
      label: 'Rename',
      shortcut: 'F2',
      isEnabled: hasAny,
      run: () => session.setState(({ selectedIds }) => ({ renamingId: selectedIds[0] })),
    },
    lock: {
      label: 'Lock or unlock',
      shortcut: LOCK_KEYS,
      icon: Lock,
      isEnabled: hasAny,
      run: () => toggleLock(builder),
    },
    hide: {
      label: 'Hide or show',
      shortcut: 'mod+shift+H',
      icon: Eye,
      isEnabled: hasItems,
      run: () => toggleHidden(builder),
    },
    group: {
      label: 'Group',
      shortcut: 'mod+G',
      icon: Group,
      ...canChange,
      run: () => void groupSelection(builder),
    },
    ungroup: {
      label: 'Ungroup',
      shortcut: 'mod+shift+G',
      icon: Ungroup,
      isEnabled: () => hasItems() && selectedItems(builder).some(({ children = [] }) => children.length > 0),
      whyNot: canGo.whyNot,
      run: () => ungroupSelection(builder),
    },
    flow: {
      label: 'Take out of the flow, or put into it',
      shortcut: 'A',
      ...canChange,
      run: () => toggleFlow(builder),
    },
    parent: {
      label: 'Select parent',
      shortcut: 'mod+Escape',
      isEnabled: hasAny,
      run: () => selectParent(builder),
    },
    copyStyle: {
      label: 'Copy style',
      shortcut: 'mod+alt+C',
      icon: Paintbrush,
      isEnabled: hasAny,
      run: () => copyStyle(builder),
    },
    pasteStyle: {
      label: 'Paste style',
      shortcut: 'mod+alt+V',
      isEnabled: () => hasAny() && session.getState().copiedStyle !== undefined,
      whyNot: canChange.whyNot,
      run: () => pasteStyle(builder),
    },
  });
}
