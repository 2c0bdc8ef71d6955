import { Circle, Group, ImageIcon, ImageUp, Minus, QrCode, Rows3, Smile, Square, Type } from 'lucide-react';
import { defineActions } from '../../actions/Action.js';
import type { Builder } from '../builder/createBuilder.js';
import { addItem } from './addItem.js';
import { addSectionHere } from './editSelection.js';
import { focusCanvas } from './focusCanvas.js';
import { NEW_ITEMS } from './newItems.js';
import { whyNoRoom } from './sectionRoom.js';

/** Adding items to the face. */
export function addActions(builder: Builder) {
  const isEnabled = (): boolean => !builder.isReadOnly;
  const add = (item: keyof typeof NEW_ITEMS) => () => {
    addItem(builder, NEW_ITEMS[item]);
    focusCanvas();
  };
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
    section: {
      label: 'Add section',
      shortcut: 'S',
      icon: Rows3,
      isEnabled,
      whyNot: () => whyNoRoom(builder),
      run: () => addSectionHere(builder),
    },
  });
}
