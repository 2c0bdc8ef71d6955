import { FlipHorizontal2, Maximize, Minus, Plus } from 'lucide-react';
import { defineActions } from '../../actions/Action.js';
import type { Editor } from '../editor/createEditor.js';
import { flipCard } from './flipCard.js';
import { zoomBy } from './zoomBy.js';

/** How the card is viewed. */
export function viewActions(editor: Editor) {
  const { session } = editor;
  return defineActions('Card on the table', {
    flip: { label: 'Flip card', shortcut: 'F', icon: FlipHorizontal2, run: () => flipCard(editor) },
    focusMode: {
      label: 'Only the card',
      shortcut: '.',
      run: () => session.setState(({ isFocused }) => ({ isFocused: !isFocused })),
    },
    fit: { label: 'Zoom to fit', shortcut: 'shift+1', icon: Maximize, run: () => session.setState({ zoom: 'fit' }) },
    actual: { label: 'Zoom to printed size', shortcut: 'mod+0', run: () => session.setState({ zoom: 1 }) },
    zoomIn: { label: 'Zoom in', shortcut: '+', icon: Plus, run: () => zoomBy(editor, 1) },
    zoomOut: { label: 'Zoom out', shortcut: '-', icon: Minus, run: () => zoomBy(editor, -1) },
    showCard: { label: 'Show one card', shortcut: '1', run: () => session.setState({ view: 'card' }) },
    showGrid: { label: 'Show all cards', shortcut: '2', run: () => session.setState({ view: 'grid' }) },
    showTable: { label: 'Show the table', shortcut: '3', run: () => session.setState({ view: 'table' }) },
  });
}
