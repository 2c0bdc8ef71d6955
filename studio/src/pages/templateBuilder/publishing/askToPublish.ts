import type { QueryClient } from '@tanstack/react-query';
import { templateHistoryQuery } from '../../../api/templates.js';
import { confirm } from '../../../components/confirm.js';
import { counted } from '../../../words/counted.js';

/** Says which decks will change, and asks whether to publish. */
export async function askToPublish(queries: QueryClient, id: string): Promise<boolean> {
  // Without the number, the question is still worth asking.
  const history = await queries.query(templateHistoryQuery(id)).catch(() => undefined);
  return confirm({
    title: 'Publish a new version?',
    message: `${usersOf(history?.deck_count)} The previous version stays under Admin, Templates, where it can be published again.`,
    confirmLabel: 'Publish',
  });
}

function usersOf(decks: number | undefined): string {
  if (decks === undefined) return 'Every deck that uses this template shows the new version at once.';
  if (decks === 0) return 'No deck uses this template yet.';
  return `${counted(decks, 'deck')} ${decks === 1 ? 'uses' : 'use'} this template and will show the new version at once.`;
}
