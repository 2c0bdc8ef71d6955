import { parseDeckFile, withoutServerKeys, type DeckFile, type Parsed } from '@cardwright/renderer';
import { withWholeAddresses } from '@cardwright/server/contract/pictures';
import { colorSchemes, officialTemplates } from '@cardwright/templates';
import { versionOf, type ServedDeck } from './fetchDeck.js';

/**
 * Converts a deck from a server to a deck file, with absolute URLs of pictures and all non-official templates. If the
 * deck can be saved again, `pulled_from` contains the server and version.
 */
export function toDeckFile(served: ServedDeck, server: string): Parsed<DeckFile> {
  const version = versionOf(served);
  const { categories, ...deck } = withoutServerKeys(served);
  const official = new Set([...officialTemplates(), ...colorSchemes()].map(({ id }) => id));
  const templates = served.designs.templates.filter(({ id }) => !official.has(id)).map(withoutServerKeys);
  const scheme = served.designs.color_scheme;
  const side = (name: 'front' | 'back') => templates.find(({ id }) => id === deck[`${name}_template_id`]);
  const [front, back] = [side('front'), side('back')];
  // Templates of single categories and cards, for which a deck file has no other place.
  const others = templates.filter((template) => template !== front && template !== back);
  const file = {
    ...deck,
    link_base: server,
    ...(categories && { categories: categories.map(contentOf) }),
    ...(version !== undefined && { pulled_from: { server, version } }),
    ...((front ?? back) && {
      templates: { front: front ?? deck.front_template_id, back: back ?? deck.back_template_id },
    }),
    ...(scheme !== null && !official.has(scheme.id) && { color_scheme: withoutServerKeys(scheme) }),
    ...(others.length > 0 && { designs: { templates: others } }),
  };
  return parseDeckFile(withWholeAddresses(file, server));
}

function contentOf({ cards = [], ...category }: NonNullable<ServedDeck['categories']>[number]): object {
  return { ...withoutServerKeys(category), cards: cards.map(withoutServerKeys) };
}
