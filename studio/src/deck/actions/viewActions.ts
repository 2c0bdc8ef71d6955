import type { Action } from '../../actions/Action.js';
import { flipCard } from './flipCard.js';
import { zoomBy } from './zoomBy.js';
import type { Editor } from '../editor/createEditor.js';

const SECTION = 'Card on the table';

/** How the card is looked at. */
export function viewActions(editor: Editor): readonly Action[] {
  const { session } = editor;
  const action = (id: string, name: string, shortcut: string, perform: () => void): Action => ({
    id,
    name,
    section: SECTION,
    shortcut,
    perform,
  });
  return [
    action('flip', 'Flip card', 'F', () => flipCard(editor)),
    action('focus-mode', 'Only the card', '.', () => session.setState(({ isFocused }) => ({ isFocused: !isFocused }))),
    action('fit', 'Zoom to fit', 'shift+1', () => session.setState({ zoom: 'fit' })),
    action('actual', 'Zoom to printed size', 'mod+0', () => session.setState({ zoom: 1 })),
    action('zoom-in', 'Zoom in', '+', () => zoomBy(editor, 1)),
    action('zoom-out', 'Zoom out', '-', () => zoomBy(editor, -1)),
    action('view-card', 'Show one card', '1', () => session.setState({ view: 'card' })),
    action('view-grid', 'Show all cards', '2', () => session.setState({ view: 'grid' })),
    action('view-table', 'Show the table', '3', () => session.setState({ view: 'table' })),
  ];
}
