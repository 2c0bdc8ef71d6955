import { useEffect } from 'react';
import { type HelpKeys, useHelpKeys } from '../../actions/helpKeys.js';
import { isInDialog } from '../../actions/isInDialog.js';
import { takesText } from '../../actions/shortcut.js';
import { toast } from '../../toasts/toast.js';
import { useBuilder } from '../builder/BuilderContext.js';
import { pictureIn } from '../../pictures/readPicture.js';
import { copyItems, cutItems, pasteItems } from './clipboard.js';
import { addPictureFile } from './fixedPictures.js';
import { selectedItems } from './selected.js';

const KEYS: HelpKeys = {
  section: 'Clipboard',
  rows: { 'Copy items': ['mod+C'], 'Cut items': ['mod+X'], 'Paste items or a picture': ['mod+V'] },
};

/** ⌘C, ⌘X and ⌘V for items, and ⌘V for pictures, unless text is selected or being typed. */
export function useTemplateClipboard(): void {
  const builder = useBuilder();
  useHelpKeys(KEYS);
  useEffect(() => {
    const stop = new AbortController();
    const give = (event: ClipboardEvent, text: string | undefined): void => {
      if (text === undefined || event.clipboardData === null) return;
      event.clipboardData.setData('text/plain', text);
      event.preventDefault();
      toast({ id: 'copied', title: 'Copied', message: 'Paste here or in another template.', duration: 2_500 });
    };
    const options = { signal: stop.signal };
    addEventListener('copy', (event) => isForItems(event) && give(event, copyItems(selectedItems(builder))), options);
    addEventListener('cut', (event) => isForItems(event) && give(event, cutItems(builder)), options);
    addEventListener(
      'paste',
      (event) => {
        if (!isForItems(event)) return;
        const picture = pictureIn(event.clipboardData);
        const isDone = pasteItems(builder, event.clipboardData?.getData('text/plain') ?? '') > 0;
        if (isDone || picture !== undefined) event.preventDefault();
        if (!isDone && picture !== undefined) void addPictureFile(builder, picture);
      },
      options,
    );
    return () => stop.abort();
  }, [builder]);
}

function isForItems({ target, type }: ClipboardEvent): boolean {
  if (takesText(target) || (type !== 'paste' && getSelection()?.toString() !== '')) return false;
  return !isInDialog(target);
}
