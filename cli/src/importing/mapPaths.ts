import type { DeckFile } from '@cardwright/renderer';
import { checkRelativePath, isPicturePath, readReference } from '@cardwright/renderer/schema';

/** Changes to a deck's references to files; each receives the reference, with `/` between segments, and its path. */
export interface PathChange {
  readonly picture: (src: string, where: string) => Promise<string>;
  readonly template: (path: string, where: string) => string;
}

interface Owner {
  readonly front_template_id: string | null;
  readonly back_template_id: string | null;
  readonly illustration?: string | null;
}

/** Changes a deck's references to files. Ids, slugs, URLs and data URLs do not change. */
export async function mapPaths(deck: DeckFile, change: PathChange): Promise<DeckFile> {
  const reference = <T>(value: T, where: string): T | string =>
    typeof value === 'string' && readReference(value).kind === 'path' ? change.template(plain(value), where) : value;
  const mapOwner = async <T extends Owner>(owner: T, path: string): Promise<T> => ({
    ...owner,
    front_template_id: reference(owner.front_template_id, `${path}front_template_id`),
    back_template_id: reference(owner.back_template_id, `${path}back_template_id`),
    illustration:
      typeof owner.illustration === 'string' && isPicturePath(owner.illustration)
        ? await change.picture(plain(owner.illustration), `${path}illustration`)
        : owner.illustration,
  });
  const categories = [];
  for (const [index, category] of deck.categories.entries()) {
    const path = `categories[${index}].`;
    const cards = [];
    for (const [at, card] of category.cards.entries()) cards.push(await mapOwner(card, `${path}cards[${at}].`));
    categories.push({ ...(await mapOwner(category, path)), cards });
  }
  const { templates, color_scheme: scheme } = deck;
  return {
    ...(await mapOwner(deck, '')),
    categories,
    ...(templates && {
      templates: {
        ...templates,
        front: reference(templates.front, 'templates.front'),
        back: reference(templates.back, 'templates.back'),
      },
    }),
    ...(scheme !== undefined && { color_scheme: reference(scheme, 'color_scheme') }),
  };
}

/** A path as it is written on any system: spreadsheets from Windows have backslashes. */
function plain(path: string): string {
  const checked = checkRelativePath(path);
  return checked.ok ? checked.path : path;
}
