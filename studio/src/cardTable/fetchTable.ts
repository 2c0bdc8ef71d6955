import type { ColorScheme, Deck, Template } from '@cardwright/renderer';
import { type BrowserRenderer, createBrowserRenderer } from '../rendering/createBrowserRenderer.js';

export type TableDeck = Deck & { readonly id: string };
export type TableTemplate = Template & { readonly color_scheme_id: string | null };

/** Everything that the card table shows: every official design over every demo deck. */
export interface TableData {
  readonly decks: readonly TableDeck[];
  readonly templates: readonly TableTemplate[];
  readonly colorSchemes: readonly ColorScheme[];
  readonly renderer: BrowserRenderer;
}

export async function fetchTable(): Promise<TableData> {
  const [decks, { templates }, { colorSchemes }, renderer] = await Promise.all([
    fetchPublicDecks(),
    getJson<{ templates: TableTemplate[] }>('/api/templates/official'),
    getJson<{ colorSchemes: ColorScheme[] }>('/api/color-schemes/global'),
    createBrowserRenderer(),
  ]);
  return { decks, templates, colorSchemes, renderer };
}

async function fetchPublicDecks(): Promise<TableDeck[]> {
  const { decks } = await getJson<{ decks: { id: string }[] }>('/api/decks/public');
  const whole = decks.map(({ id }) => getJson<{ deck: TableDeck }>(`/api/decks/public/${id}`));
  return (await Promise.all(whole)).map(({ deck }) => deck);
}

async function getJson<T>(url: string): Promise<T> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
  return (await response.json()) as T;
}
