import type { DeckFile } from '@cardwright/renderer';
import { z } from 'zod';

/** Where a deck file came from: what a push saves over when nobody else saved since. */
const pulledFrom = z.object({ server: z.string(), version: z.number().int().min(1) });

export type PulledFrom = z.infer<typeof pulledFrom>;

/** @returns undefined for files that were never on a server, and for what somebody made of it by hand */
export function pulledFromOf(deck: DeckFile): PulledFrom | undefined {
  return pulledFrom.safeParse((deck as { readonly pulled_from?: unknown }).pulled_from).data;
}
