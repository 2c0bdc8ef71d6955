import { toast } from '../toasts/toast.js';
import { type Action, whyNot } from './Action.js';

/** Runs an action. If it is disabled for a reason, the person is told. */
export function runAction(action: Action): void {
  const reason = whyNot(action);
  if (reason === undefined) action.run();
  else sayWhyNot(action.label, reason);
}

/** Tells why something is not done. @param label what was wanted: 'Delete' */
export function sayWhyNot(label: string, reason: string): void {
  const wanted = `${label.charAt(0).toLowerCase()}${label.slice(1)}`;
  toast({ id: 'why-not', kind: 'info', title: `Cannot ${wanted}`, message: reason });
}
