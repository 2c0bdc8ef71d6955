import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { worldDecksQuery, type PublicDeck } from '../../api/publicDecks.js';
import { worldsQuery } from '../../api/worlds.js';
import { WorldShelf } from '../../publicDecks/WorldShelf.js';

/** Other decks of the same world, or of the one around it. */
export default function MoreDecks({ deck }: { readonly deck: PublicDeck }): ReactElement | null {
  const { data: worlds = [] } = useQuery(worldsQuery);
  const own = worlds.find(({ id }) => id === deck.world_id);
  const world = worlds.find(({ id }) => id === own?.parent_id) ?? own;
  const { data: found = [] } = useQuery({ ...worldDecksQuery(world?.slug ?? ''), enabled: world !== undefined });
  const others = found.filter(({ id }) => id !== deck.id);
  if (world === undefined || others.length === 0) return null;
  return <WorldShelf world={world} decks={others} heading={`More from ${world.name}`} />;
}
