import { takesText } from '../../actions/shortcut.js';
import { clipboardKey, useClipboardKeys } from '../../actions/useClipboardKeys.js';
import { toast } from '../../toasts/toast.js';
import { copySelection, pasteCards } from './cardClipboard.js';
import { deleteSelection } from './deleteSelection.js';
import type { Editor } from '../editor/createEditor.js';
import { useEditor } from '../editor/EditorContext.js';

/** ⌘C, ⌘X and ⌘V for cards, unless text is selected or being typed. */
export function useClipboard(): void {
  const editor = useEditor();
  useClipboardKeys([
    clipboardKey('copy', 'Copy cards', (event) => void copy(editor, event)),
    clipboardKey('cut', 'Cut cards', (event) => cut(editor, event)),
    clipboardKey('paste', 'Paste cards', (event) => paste(editor, event)),
  ]);
}

function copy(editor: Editor, event: ClipboardEvent): boolean {
  if (!isForCards(editor, event) || getSelection()?.toString() !== '') return false;
  const text = copySelection(editor);
  if (text === undefined || event.clipboardData === null) return false;
  event.clipboardData.setData('text/plain', text);
  event.preventDefault();
  toast({ id: 'copied', title: 'Copied', message: 'Paste here or in another deck.', duration: 2_500 });
  return true;
}

function cut(editor: Editor, event: ClipboardEvent): void {
  if (copy(editor, event)) deleteSelection(editor);
}

function paste(editor: Editor, event: ClipboardEvent): void {
  if (!isForCards(editor, event)) return;
  const count = pasteCards(editor, event.clipboardData?.getData('text/plain') ?? '');
  if (count > 0) event.preventDefault();
}

function isForCards({ session }: Editor, event: ClipboardEvent): boolean {
  const { tab, view, modal, dialog } = session.getState();
  if (tab !== 'cards' || view === 'table' || modal !== undefined || dialog !== undefined) return false;
  const { target } = event;
  return !takesText(target) && !(target instanceof Element && target.closest('[role="dialog"]'));
}
