import { useEffect } from 'react';
import { type HelpKey, useHelpKeys } from './helpKeys.js';

/** What an event of the clipboard does. */
interface ClipboardKey extends HelpKey {
  readonly type: 'copy' | 'cut' | 'paste';
  readonly run: (event: ClipboardEvent) => void;
}

/** By which key browsers copy, cut and paste. */
const SHORTCUTS = { copy: 'mod+C', cut: 'mod+X', paste: 'mod+V' } as const;

export function clipboardKey(type: ClipboardKey['type'], label: string, run: ClipboardKey['run']): ClipboardKey {
  return { type, label, shortcuts: [SHORTCUTS[type]], run };
}

/** Listens for what is copied, cut and pasted anywhere on the page, and lists the keys in the help. */
export function useClipboardKeys(keys: readonly ClipboardKey[]): void {
  const latest = useHelpKeys('Clipboard', keys);
  useEffect(() => {
    const stop = new AbortController();
    const onClipboard = (event: ClipboardEvent): void =>
      latest.current.find(({ type }) => type === event.type)?.run(event);
    for (const type of ['copy', 'cut', 'paste'] as const) addEventListener(type, onClipboard, { signal: stop.signal });
    return () => stop.abort();
  }, [latest]);
}
