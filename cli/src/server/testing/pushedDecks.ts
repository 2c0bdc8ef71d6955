import { expect } from 'vitest';
import { runMain } from '../../testing/runCli.js';
import { temporaryFolder } from '../../testing/temporaryFolder.js';

export const YAML = `# A deck by hand.
default_language: en
world_id: workshop
templates: { front: pictogram, back: pictogram-back }
translations:
  en: { title: Lamps, short_description: Two lamps, description: For evenings. }
categories:
  - key: all # every card
    translations: { en: { title: All } }
    cards:
      - { icon: null, illustration: lamp.svg, translations: { en: { title: Lamp } } }
      - icon: null
        illustration: lamp.svg
        primary_color_key: '1'
        translations: { en: { title: Moon } }
`;
export const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><circle cx="4" cy="4" r="3" fill="#c30"/></svg>';

export const deckFolder = (yaml = YAML): string => temporaryFolder({ 'deck.yaml': yaml, 'lamp.svg': SVG });

interface Card {
  readonly id: string;
  readonly illustration: string;
  readonly translations: Record<string, { title: string }>;
}
export interface Deck {
  id: string;
  version: number;
  status: string;
  pulled_from?: { server: string; version: number };
  front_template_id: string | null;
  templates?: { front: { name: string } | string | null };
  translations: Record<string, { title: string }>;
  categories: { id: string; cards: Card[] }[];
}

/** A deck on a server, as the owner of the token reads it. */
export async function readDeck(server: string, id: string, token: string): Promise<Deck> {
  const response = await fetch(`${server}/api/decks/${id}?include=categories.cards`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  return ((await response.json()) as { deck: Deck }).deck;
}

interface Pushed {
  readonly id: string;
  /** The address at which its owner edits the deck. */
  readonly url: string;
  readonly version: number;
  readonly action: string;
  readonly problems: readonly unknown[];
}

export async function push(...argv: string[]): Promise<Pushed> {
  const { code, stdout, stderr } = await runMain('push', '--json', ...argv);
  expect([code, stderr]).toEqual([0, '']);
  const [deck] = (JSON.parse(stdout) as { decks: Pushed[] }).decks;
  if (deck === undefined) throw new Error('Nothing was pushed.');
  return deck;
}
