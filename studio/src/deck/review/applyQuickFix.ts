import { applyFix, type DeckFix } from '@cardwright/renderer';
import { toast } from '../../toasts/toast.js';
import { offerUndo } from '../../editing/offerUndo.js';
import { quickFix } from '../document/commands/quickFix.js';
import type { OpenDeck } from '../session/OpenDeck.js';
import { whatWasDone } from './whatWasDone.js';

/** Applies a fix as one step that can be undone, unless the deck has changed so that it would change something else. */
export function applyQuickFix({ store }: Pick<OpenDeck, 'store'>, fix: DeckFix): void {
  if (applyFix(store.getState().document, fix) === undefined) {
    toast({
      id: 'fixed',
      kind: 'info',
      title: 'The deck has changed since this was found. It is being checked again.',
    });
    return;
  }
  const label = fix.label.charAt(0).toLowerCase() + fix.label.slice(1);
  const takeBack = store.apply({ label }, quickFix(fix));
  offerUndo(store, takeBack, { id: 'fixed', title: whatWasDone(fix.label) });
}
