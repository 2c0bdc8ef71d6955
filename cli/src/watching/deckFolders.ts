import { stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { LoadedDeck } from '@cardwright/renderer/production';

/** The folders of a deck's files: its own, those of its templates, and those of its pictures. */
export async function deckFolders(source: string, loaded: LoadedDeck | undefined): Promise<ReadonlySet<string>> {
  const path = resolve(source);
  const isFolder = (await stat(path).catch(() => undefined))?.isDirectory() ?? false;
  const root = isFolder ? path : dirname(path);
  const folders = new Set([root, join(root, 'templates'), join(root, 'fonts')]);
  if (loaded === undefined) return folders;
  const { deck, folder } = loaded;
  const pictures = [deck, ...deck.categories, ...deck.categories.flatMap(({ cards }) => cards)].map(
    (owner) => owner.illustration,
  );
  for (const src of pictures)
    if (src !== null && !/^(data|https?):/i.test(src)) folders.add(dirname(join(folder, src)));
  return folders;
}
