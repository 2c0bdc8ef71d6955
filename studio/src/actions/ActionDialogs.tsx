import { lazy, useEffect, useState, type ReactElement } from 'react';
import { LazyPart } from '../components/LazyPart.js';
import { closePalette, useActionDialogs } from './dialogStore.js';
import { useActionKeys } from './useActionKeys.js';
import { useGlobalActions } from './useGlobalActions.js';
import { useTypedAhead } from './useTypedAhead.js';

const HelpDialog = lazy(() => import('./HelpDialog.js'));
const Palette = lazy(() =>
  import('./Palette.js').catch((error: unknown) => {
    // What is typed must not go into a search that never appears.
    closePalette();
    throw error;
  }),
);

/** Shortcuts, help and palette of every page. The two dialogs are loaded on first use. */
export function ActionDialogs(): ReactElement {
  useGlobalActions();
  useActionKeys();
  useTypedAhead();
  const isHelpWanted = useEver(useActionDialogs((state) => state.isHelpOpen));
  const isPaletteWanted = useEver(useActionDialogs((state) => state.isPaletteOpen));
  return (
    <LazyPart>
      {isHelpWanted && <HelpDialog />}
      {isPaletteWanted && <Palette />}
    </LazyPart>
  );
}

/** Whether it was true at least once. */
function useEver(now: boolean): boolean {
  const [ever, setEver] = useState(now);
  useEffect(() => {
    if (now) setEver(true);
  }, [now]);
  return ever || now;
}
