import { parseDeckFile, type DeckFile, type Parsed } from '@cardwright/renderer';
import { colorSchemes, officialTemplates } from '@cardwright/templates';
import type { ServedDeck } from './fetchDeck.js';

/** Server state that is not content of a deck file. */
const FOREIGN = new Set([
  'user_id',
  'deck_id',
  'category_id',
  'author',
  'created_at',
  'updated_at',
  'listed_at',
  'deleted_at',
]);
const PICTURES = new Set(['illustration', 'src']);

/**
 * Converts a deck from a server to a deck file, with absolute URLs of pictures and all non-official templates. If the
 * deck can be saved again, `pulled_from` contains the server and version.
 */
export function toDeckFile(served: ServedDeck, server: string): Parsed<DeckFile> {
  const { version, designs, ...deck } = served;
  const official = new Set([...officialTemplates(), ...colorSchemes()].map(({ id }) => id));
  const templates = designs.templates.filter(({ id }) => !official.has(id));
  const scheme = designs.color_scheme;
  const side = (name: 'front' | 'back') => templates.find(({ id }) => id === deck[`${name}_template_id`]);
  const [front, back] = [side('front'), side('back')];
  // Templates of single categories and cards, for which a deck file has no other place.
  const others = templates.filter((template) => template !== front && template !== back);
  const file = {
    ...deck,
    ...(version !== undefined && { pulled_from: { server, version } }),
    ...((front ?? back) && {
      templates: { front: front ?? deck.front_template_id, back: back ?? deck.back_template_id },
    }),
    ...(scheme !== null && !official.has(scheme.id) && { color_scheme: scheme }),
    ...(others.length > 0 && { designs: { templates: others } }),
  };
  return parseDeckFile(cleaned(file, server));
}

function cleaned(value: unknown, server: string): unknown {
  if (Array.isArray(value)) return value.map((entry) => cleaned(entry, server));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([key]) => !FOREIGN.has(key));
  return Object.fromEntries(
    entries.map(([key, entry]: [string, unknown]) => {
      const isHere = PICTURES.has(key) && typeof entry === 'string' && /^\/(?:media|storage)\//.test(entry);
      return [key, isHere ? `${server}${entry}` : cleaned(entry, server)];
    }),
  );
}
