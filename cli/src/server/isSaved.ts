import { isDeepStrictEqual } from 'node:util';
import { withoutServerKeys, type Card, type Category, type DeckFile } from '@cardwright/renderer';
import { withWholeAddresses } from '@cardwright/server/contract/pictures';
import { officialTemplate, worlds } from '@cardwright/templates';

type Entries = Readonly<Partial<Record<string, unknown>>>;

/**
 * Whether a deck on the server already has everything that a save would send.
 * @param stored the deck on the server, as a file
 */
export function isSaved(sent: DeckFile, stored: DeckFile, server: string): boolean {
  const there: Entries = { ...stored };
  const asStored: Entries = withWholeAddresses(withStoredDesigns(withWorldId(withTemplateIds(sent)), stored), server);
  return Object.entries(withoutServerKeys(asStored)).every(([key, value]) =>
    isDeepStrictEqual(value ?? null, there[key] ?? null),
  );
}

/** A file may name the official templates of categories and cards by slug; the server answers with ids. */
function withTemplateIds(deck: DeckFile): DeckFile {
  const idOf = (reference: string | null): string | null =>
    reference === null ? null : (officialTemplate(reference)?.id ?? reference);
  const withIds = <T extends Card | Category>(entry: T): T => ({
    ...entry,
    front_template_id: idOf(entry.front_template_id),
    back_template_id: idOf(entry.back_template_id),
  });
  return {
    ...deck,
    categories: deck.categories.map((category) => withIds({ ...category, cards: category.cards.map(withIds) })),
  };
}

/** A file names its world; the server answers with the id. */
function withWorldId(deck: DeckFile): DeckFile {
  const { world: _world, ...rest } = deck as DeckFile & { readonly world?: unknown };
  const world = worlds().find(({ slug }) => slug === deck.world_id);
  return world === undefined ? rest : { ...rest, world_id: world.id };
}

/** Replaces designs that the server already has by the ids of its copies. */
function withStoredDesigns({ templates, color_scheme: scheme, ...deck }: DeckFile, stored: DeckFile): Entries {
  const { front, back } = stored.templates ?? {};
  const isKnown =
    isCopy(templates?.front, front) && isCopy(templates?.back, back) && isCopy(scheme, stored.color_scheme);
  if (!isKnown) return { ...deck, templates, color_scheme: scheme };
  return {
    ...deck,
    ...(templates?.front && { front_template_id: stored.front_template_id }),
    ...(templates?.back && { back_template_id: stored.back_template_id }),
    ...(scheme && { color_scheme_id: stored.color_scheme_id }),
  };
}

/** Whether a design is missing, or the server’s copy has the same content. The server drops keys that it does not know. */
function isCopy(design: unknown, stored: unknown): boolean {
  if ((design ?? null) === null) return true;
  const { id: _id, type: _type, ...kept } = asEntries(stored);
  const given = asEntries(design);
  return 'name' in kept && Object.entries(kept).every(([key, value]) => isDeepStrictEqual(value, given[key]));
}

const asEntries = (value: unknown): Entries => (typeof value === 'object' ? { ...value } : {});
