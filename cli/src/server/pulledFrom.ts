import type { DeckFile } from '@cardwright/renderer';
import { z } from 'zod';

/** The origin of a deck file. A push updates that deck unless someone else has saved it since. */
const pulledFrom = z.object({ server: z.string(), version: z.number().int().min(1) });

export type PulledFrom = z.infer<typeof pulledFrom>;

/** @returns undefined for files that were never on a server, and for invalid values */
export function pulledFromOf(deck: DeckFile): PulledFrom | undefined {
  return pulledFrom.safeParse((deck as { readonly pulled_from?: unknown }).pulled_from).data;
}
