import { isInDialog } from '../../actions/isInDialog.js';
import { takesText } from '../../actions/shortcut.js';
import { clipboardKey, useClipboardKeys } from '../../actions/useClipboardKeys.js';
import { toast } from '../../toasts/toast.js';
import { useBuilder } from '../builder/BuilderContext.js';
import type { Builder } from '../builder/createBuilder.js';
import { pictureIn } from '../../pictures/readPicture.js';
import { copyItems, cutItems, pasteItems } from './clipboard.js';
import { focusCanvas } from './focusCanvas.js';
import { addPictureFile } from './fixedPictures.js';

/** ⌘C, ⌘X and ⌘V for items, and ⌘V for pictures, unless text is selected or being typed. */
export function useTemplateClipboard(): void {
  const builder = useBuilder();
  useClipboardKeys([
    clipboardKey('copy', 'Copy items', (event) => isForItems(event) && give(event, copyItems(builder))),
    clipboardKey('cut', 'Cut items', (event) => isForItems(event) && give(event, cutItems(builder))),
    clipboardKey('paste', 'Paste items or a picture', (event) => isForItems(event) && paste(builder, event)),
  ]);
}

function give(event: ClipboardEvent, text: string | undefined): void {
  if (text === undefined || event.clipboardData === null) return;
  event.clipboardData.setData('text/plain', text);
  event.preventDefault();
  toast({ id: 'copied', title: 'Copied', message: 'Paste here or in another template.', duration: 2_500 });
}

function paste(builder: Builder, event: ClipboardEvent): void {
  const picture = pictureIn(event.clipboardData);
  const isDone = pasteItems(builder, event.clipboardData?.getData('text/plain') ?? '') > 0;
  if (isDone) focusCanvas();
  if (isDone || picture !== undefined) event.preventDefault();
  if (!isDone && picture !== undefined) void addPictureFile(builder, picture);
}

function isForItems({ target, type }: ClipboardEvent): boolean {
  if (takesText(target) || (type !== 'paste' && getSelection()?.toString() !== '')) return false;
  return !isInDialog(target);
}
