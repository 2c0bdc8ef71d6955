import type { ColorScheme, Deck, Template } from '@cardwright/renderer';
import { type BrowserRenderer, createBrowserRenderer } from '../rendering/createBrowserRenderer.js';

export type TableDeck = Deck & { readonly slug: string };
export type TableTemplate = Template & { readonly color_scheme_id: string | null };

/** Everything that the card table shows: every official design over every demo deck. */
export interface TableData {
  readonly decks: readonly TableDeck[];
  readonly templates: readonly TableTemplate[];
  readonly colorSchemes: readonly ColorScheme[];
  readonly renderer: BrowserRenderer;
}

export async function fetchTable(): Promise<TableData> {
  const [{ decks }, { templates }, { colorSchemes }, renderer] = await Promise.all([
    getJson<{ decks: TableDeck[] }>('/api/decks/public'),
    getJson<{ templates: TableTemplate[] }>('/api/templates/official'),
    getJson<{ colorSchemes: ColorScheme[] }>('/api/color-schemes/global'),
    createBrowserRenderer(),
  ]);
  return { decks, templates, colorSchemes, renderer };
}

async function getJson<T>(url: string): Promise<T> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
  return (await response.json()) as T;
}
