import type { Api } from './support/api.js';
import type { Member } from './support/studio.js';

interface NewDeck {
  readonly title: string;
  readonly status?: 'draft' | 'published' | 'early-access' | 'unlisted';
  readonly cards?: readonly string[];
  readonly description?: string;
}

/** Creates decks through the API in the given order. @returns their ids */
export async function makeDecks(member: Member, decks: readonly NewDeck[]): Promise<readonly string[]> {
  const client = await member.api();
  const { worlds } = await client.get<{ worlds: { id: string }[] }>('/api/worlds');
  const ids: string[] = [];
  for (const deck of decks) ids.push(await makeDeck(client, deck, worlds[0]?.id ?? ''));
  return ids;
}

async function makeDeck(client: Api, deck: NewDeck, worldId: string): Promise<string> {
  const { title, status = 'draft', cards = ['First', 'Second'], description = 'For the test.' } = deck;
  const made = await client.post<{ deck: { id: string } }>('/api/decks', {
    world_id: worldId,
    status,
    translations: { en: { title, description } },
    categories: [
      {
        translations: { en: { title: 'All' } },
        cards: cards.map((text) => ({ translations: { en: { title: text } } })),
      },
    ],
  });
  return made.deck.id;
}
