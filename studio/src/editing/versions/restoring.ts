import { SAVED } from '../../toasts/toast.js';
import type { Toast } from '../../toasts/toastStore.js';
import { momentOf } from '../../words/momentOf.js';
import type { ListedVersion } from './VersionList.js';

/** The step in the history of what a person did. */
export const RESTORE = 'restore an earlier version';

/** Says that an earlier version is back in the editor. */
export function restoredToast({ saved_at }: ListedVersion): Toast {
  return { id: SAVED, title: `The version saved ${momentOf(saved_at)} is back`, message: 'It is not saved yet.' };
}
