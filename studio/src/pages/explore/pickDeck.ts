import { call } from '../../api/call.js';
import { attempt } from '../../toasts/attempt.js';

/** Hands on the id of any deck of the directory, or says why there is none. */
export async function pickDeck(onPicked: (id: string) => void | Promise<void>): Promise<void> {
  await attempt('No deck could be picked', async () => {
    const { deck_id: id } = await call('GET /api/decks/public/surprise');
    await onPicked(id);
  });
}
