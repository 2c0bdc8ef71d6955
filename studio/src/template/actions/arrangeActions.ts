import {
  AlignCenterHorizontal,
  AlignCenterVertical,
  AlignEndHorizontal,
  AlignEndVertical,
  AlignHorizontalDistributeCenter,
  AlignStartHorizontal,
  AlignStartVertical,
  AlignVerticalDistributeCenter,
  ArrowDown,
  ArrowDownToLine,
  ArrowUp,
  ArrowUpToLine,
} from 'lucide-react';
import { defineActions } from '../../actions/Action.js';
import type { Builder } from '../builder/createBuilder.js';
import { alignSelection, distributeSelection, matchSizes } from './arrange.js';
import { reorder } from './moveBy.js';
import { evenSections } from '../document/commands/sections.js';
import { selectedPlaced } from './placing.js';
import { whyNotEqual } from './sectionRoom.js';
import { whyLocked } from './unlocked.js';

/** Aligning and spacing the selected items, and changing their order. */
export function arrangeActions(builder: Builder) {
  const whyNot = (): string | undefined => whyLocked(builder);
  const has = (count: number) => ({
    isEnabled: () => !builder.isReadOnly && selectedPlaced(builder).length >= count,
    whyNot,
  });
  const canReorder = {
    isEnabled: () => !builder.isReadOnly && builder.session.getState().selectedIds.length > 0,
    whyNot,
  };
  const align = (edge: Parameters<typeof alignSelection>[1]) => ({
    ...has(1),
    run: () => alignSelection(builder, edge),
  });
  return defineActions('Arrange', {
    left: { label: 'Align left edges', icon: AlignStartVertical, ...align('left') },
    center: { label: 'Align centres', icon: AlignCenterVertical, ...align('center') },
    right: { label: 'Align right edges', icon: AlignEndVertical, ...align('right') },
    top: { label: 'Align top edges', icon: AlignStartHorizontal, ...align('top') },
    middle: { label: 'Align middles', icon: AlignCenterHorizontal, ...align('middle') },
    bottom: { label: 'Align bottom edges', icon: AlignEndHorizontal, ...align('bottom') },
    gapsX: {
      label: 'Make horizontal gaps equal',
      icon: AlignHorizontalDistributeCenter,
      ...has(3),
      run: () => distributeSelection(builder, 'x'),
    },
    gapsY: {
      label: 'Make vertical gaps equal',
      icon: AlignVerticalDistributeCenter,
      ...has(3),
      run: () => distributeSelection(builder, 'y'),
    },
    widths: { label: 'Make widths equal', ...has(2), run: () => matchSizes(builder, 'x') },
    heights: { label: 'Make heights equal', ...has(2), run: () => matchSizes(builder, 'y') },
    sections: {
      label: 'Give all sections equal heights',
      isEnabled: () => !builder.isReadOnly && builder.store.getState().document.json_config.sections.length > 1,
      whyNot: () => whyNotEqual(builder),
      run: () => builder.change('make heights equal', evenSections()),
    },
    earlier: {
      label: 'Move up in the order',
      shortcut: 'mod+[',
      icon: ArrowUp,
      ...canReorder,
      run: () => reorder(builder, -1),
    },
    later: {
      label: 'Move down in the order',
      shortcut: 'mod+]',
      icon: ArrowDown,
      ...canReorder,
      run: () => reorder(builder, 1),
    },
    first: {
      label: 'Move to the beginning',
      shortcut: 'mod+shift+[',
      icon: ArrowUpToLine,
      ...canReorder,
      run: () => reorder(builder, -1, true),
    },
    last: {
      label: 'Move to the end, in front of all others',
      shortcut: 'mod+shift+]',
      icon: ArrowDownToLine,
      ...canReorder,
      run: () => reorder(builder, 1, true),
    },
  });
}
