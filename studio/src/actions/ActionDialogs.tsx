import { lazy, useEffect, useState, type ReactElement } from 'react';
import { LazyPart } from '../components/LazyPart.js';
import { useActionDialogs } from './dialogStore.js';
import { useActionKeys } from './useActionKeys.js';
import { useGlobalActions } from './useGlobalActions.js';

const HelpDialog = lazy(() => import('./HelpDialog.js'));
const Palette = lazy(() => import('./Palette.js'));

/** Shortcuts, help and palette of every page. The two dialogs are loaded on first use. */
export function ActionDialogs(): ReactElement {
  useGlobalActions();
  useActionKeys();
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
