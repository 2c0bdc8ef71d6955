import { closeToast, toastError } from './toast.js';

/**
 * Does what may fail. A failure becomes a toast, which closes once a later attempt succeeds.
 * @param title the title of the toast for a failure: 'Failed to delete deck'
 * @param subject tells apart what the same can be done with, such as a deck's id
 * @returns whether it succeeded
 */
export async function attempt(title: string, work: () => Promise<unknown>, subject = ''): Promise<boolean> {
  const id = `${title} ${subject}`;
  try {
    await work();
  } catch (error) {
    toastError(title, error, id);
    return false;
  }
  closeToast(id);
  return true;
}
