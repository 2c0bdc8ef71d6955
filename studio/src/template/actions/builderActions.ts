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
  Circle,
  ClipboardPaste,
  Copy,
  CopyPlus,
  Download,
  Eye,
  FlaskConical,
  Group,
  ImageIcon,
  ImageUp,
  Lock,
  Magnet,
  Maximize,
  Minus,
  Paintbrush,
  Plus,
  QrCode,
  Rows3,
  Ruler,
  RotateCcw,
  Save,
  Scissors,
  Smile,
  Square,
  Trash2,
  Type,
  Ungroup,
} from 'lucide-react';
import { defineActions } from '../../actions/Action.js';
import { confirm } from '../../components/confirm.js';
import { saveStateOf } from '../../editing/documentStore.js';
import { historyActions } from '../../editing/historyActions.js';
import type { Builder } from '../builder/createBuilder.js';
import type { BuilderSession } from '../builder/builderSession.js';
import { addItem } from './addItem.js';
import { alignSelection, distributeSelection, matchSizes } from './arrange.js';
import {
  addSectionHere,
  copyStyle,
  deleteSelection,
  duplicateSelection,
  pasteStyle,
  selectParent,
  toggleHidden,
  toggleLock,
  ungroupSelection,
} from './editSelection.js';
import { groupSelection } from './groupSelection.js';
import { addGuideInMiddle, guidesOf, removeAllGuides } from './guides.js';
import { exportTemplateFile } from './exportTemplateFile.js';
import { copyItems, lastCopy, pasteItems } from './clipboard.js';
import { reorder } from './moveBy.js';
import { NEW_ITEMS } from './newItems.js';
import { selectedPlaced } from './placing.js';
import { selectedItems } from './selected.js';
import { toggleFlow } from './toggleFlow.js';
import { zoomStep, zoomTo, zoomToFit } from './zooming.js';

/** The actions of the template builder, by subject. */
export function builderActions(builder: Builder) {
  return {
    template: templateActions(builder),
    add: addActions(builder),
    items: itemActions(builder),
    arrange: arrangeActions(builder),
    view: viewActions(builder),
  };
}

export type BuilderActions = ReturnType<typeof builderActions>;

function templateActions({ store, save, isReadOnly, isPublishing }: Builder) {
  return defineActions('Template', {
    save: {
      label: isPublishing ? 'Publish a new version' : 'Save template',
      shortcut: 'mod+S',
      icon: Save,
      inDialogs: true,
      isEnabled: () => !isReadOnly,
      run: () => void save(),
    },
    ...historyActions(store),
    cancel: {
      label: 'Cancel changes',
      icon: RotateCcw,
      isEnabled: () => saveStateOf(store.getState()) !== 'saved',
      run: () =>
        void confirm({
          title: 'Cancel all changes?',
          message: `The template returns to its last saved state. Undo restores your changes${
            store.getState().unread === undefined ? '' : ', apart from the JSON with an error'
          }.`,
          confirmLabel: 'Cancel changes',
          cancelLabel: 'Keep editing',
          danger: true,
        }).then((isSure) => isSure && store.cancel()),
    },
    exportFile: {
      label: 'Export as a file',
      icon: Download,
      run: () => exportTemplateFile(store.getState().document),
    },
  });
}

function addActions(builder: Builder) {
  const isEnabled = (): boolean => !builder.isReadOnly;
  const add = (item: keyof typeof NEW_ITEMS) => () => addItem(builder, NEW_ITEMS[item]);
  return defineActions('Add to the face', {
    text: { label: 'Add text', shortcut: 'T', icon: Type, isEnabled, run: add('text') },
    rectangle: { label: 'Add rectangle', shortcut: 'R', icon: Square, isEnabled, run: add('rectangle') },
    ellipse: { label: 'Add ellipse', shortcut: 'O', icon: Circle, isEnabled, run: add('ellipse') },
    picture: { label: 'Add picture', shortcut: 'I', icon: ImageIcon, isEnabled, run: add('picture') },
    fixedPicture: {
      label: 'Add fixed picture',
      icon: ImageUp,
      isEnabled,
      run: () => builder.session.setState({ choosingPicture: {} }),
    },
    icon: { label: 'Add icon', icon: Smile, isEnabled, run: add('icon') },
    qr: { label: 'Add QR code', icon: QrCode, isEnabled, run: add('qr') },
    line: { label: 'Add line', shortcut: 'L', icon: Minus, isEnabled, run: add('line') },
    group: { label: 'Add empty group', icon: Group, isEnabled, run: add('group') },
    section: { label: 'Add section', shortcut: 'S', icon: Rows3, isEnabled, run: () => addSectionHere(builder) },
  });
}

function itemActions(builder: Builder) {
  const { session } = builder;
  const hasItems = (): boolean => !builder.isReadOnly && selectedItems(builder).length > 0;
  const hasAny = (): boolean => !builder.isReadOnly && session.getState().selectedIds.length > 0;
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
      run: () => duplicateSelection(builder),
    },
    remove: { label: 'Delete', shortcut: 'Delete', icon: Trash2, isEnabled: hasAny, run: remove },
    removeToo: { label: 'Delete', shortcut: 'Backspace', isHidden: true, isEnabled: hasAny, run: remove },
    rename: {
      label: 'Rename',
      shortcut: 'F2',
      isEnabled: hasAny,
      run: () => session.setState(({ selectedIds }) => ({ renamingId: selectedIds[0] })),
    },
    lock: { label: 'Lock or unlock', shortcut: 'mod+L', icon: Lock, isEnabled: hasAny, run: () => toggleLock(builder) },
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
      isEnabled: hasItems,
      run: () => void groupSelection(builder),
    },
    ungroup: {
      label: 'Ungroup',
      shortcut: 'mod+shift+G',
      icon: Ungroup,
      isEnabled: () => hasItems() && (selectedItems(builder)[0]?.children ?? []).length > 0,
      run: () => ungroupSelection(builder),
    },
    flow: {
      label: 'Take out of the flow, or put into it',
      shortcut: 'A',
      isEnabled: hasItems,
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
      run: () => pasteStyle(builder),
    },
  });
}

function arrangeActions(builder: Builder) {
  const has = (count: number) => () => !builder.isReadOnly && selectedPlaced(builder).length >= count;
  const hasAny = (): boolean => !builder.isReadOnly && builder.session.getState().selectedIds.length > 0;
  const align = (edge: Parameters<typeof alignSelection>[1]) => ({
    isEnabled: has(1),
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
      isEnabled: has(3),
      run: () => distributeSelection(builder, 'x'),
    },
    gapsY: {
      label: 'Make vertical gaps equal',
      icon: AlignVerticalDistributeCenter,
      isEnabled: has(3),
      run: () => distributeSelection(builder, 'y'),
    },
    widths: { label: 'Make widths equal', isEnabled: has(2), run: () => matchSizes(builder, 'x') },
    heights: { label: 'Make heights equal', isEnabled: has(2), run: () => matchSizes(builder, 'y') },
    earlier: {
      label: 'Move up in the order',
      shortcut: 'mod+[',
      icon: ArrowUp,
      isEnabled: hasAny,
      run: () => reorder(builder, -1),
    },
    later: {
      label: 'Move down in the order',
      shortcut: 'mod+]',
      icon: ArrowDown,
      isEnabled: hasAny,
      run: () => reorder(builder, 1),
    },
    first: {
      label: 'Move to the beginning',
      shortcut: 'mod+shift+[',
      icon: ArrowUpToLine,
      isEnabled: hasAny,
      run: () => reorder(builder, -1, true),
    },
    last: {
      label: 'Move to the end, in front of all others',
      shortcut: 'mod+shift+]',
      icon: ArrowDownToLine,
      isEnabled: hasAny,
      run: () => reorder(builder, 1, true),
    },
  });
}

type Flag = { [Key in keyof BuilderSession]: BuilderSession[Key] extends boolean ? Key : never }[keyof BuilderSession];

function viewActions(builder: Builder) {
  const toggle = (flag: Flag) => () => builder.session.setState((state) => ({ [flag]: !state[flag] }));
  return defineActions('View', {
    zoomIn: { label: 'Zoom in', shortcut: '+', icon: Plus, run: () => zoomStep(builder, 1) },
    zoomOut: { label: 'Zoom out', shortcut: '-', icon: Minus, run: () => zoomStep(builder, -1) },
    fit: { label: 'Zoom to fit', shortcut: 'shift+1', icon: Maximize, run: () => zoomToFit(builder) },
    actual: { label: 'Zoom to 100%', shortcut: 'mod+0', run: () => zoomTo(builder, 1) },
    guides: { label: 'Bleed, trim and safe area', icon: Scissors, run: toggle('hasGuides') },
    rulers: { label: 'Rulers in millimetres', icon: Ruler, run: toggle('hasRulers') },
    snapping: { label: 'Snapping', icon: Magnet, run: toggle('isSnapping') },
    verticalGuide: {
      label: 'Add vertical guide',
      isEnabled: () => !builder.isReadOnly,
      run: () => addGuideInMiddle(builder, 'vertical'),
    },
    horizontalGuide: {
      label: 'Add horizontal guide',
      isEnabled: () => !builder.isReadOnly,
      run: () => addGuideInMiddle(builder, 'horizontal'),
    },
    removeGuides: {
      label: 'Remove all guides',
      isEnabled: () => !builder.isReadOnly && guidesOf(builder).length > 0,
      run: () => removeAllGuides(builder),
    },
    stress: { label: 'Stress test', shortcut: 'X', icon: FlaskConical, run: toggle('isTesting') },
  });
}
