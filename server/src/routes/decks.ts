import { join } from 'node:path';
import Router from '@koa/router';
import { send } from '@koa/send';
import { loadDeck } from '@cardwright/cli';
import { fixtureDecks } from '@cardwright/fixtures';
import type { DeckFile } from '@cardwright/renderer';

/** The demo decks, complete, and their pictures. */
export async function decksRouter(): Promise<Router> {
  const folders = fixtureDecks();
  const loaded = await Promise.all(
    folders.map(async ({ name, path }) => withMediaPaths((await loadDeck(path)).deck, name)),
  );
  const router = new Router();
  router.get('/api/decks/public', (context) => {
    context.body = { decks: loaded };
  });
  router.get('/media/:deck/images/*file', async (context) => {
    const folder = folders.find(({ name }) => name === context.params.deck);
    if (folder === undefined) return;
    // `send` refuses paths that lead out of its root.
    await send(context, context.params.file ?? '', { root: join(folder.path, 'images'), maxage: 3_600_000 });
  });
  return router;
}

/** In a deck's folder pictures are relative; here they have an address. */
function withMediaPaths(deck: DeckFile, name: string): DeckFile {
  const address = (path: string | null): string | null =>
    path === null || /^(https?:|data:|\/)/.test(path) ? path : `/media/${name}/${path}`;
  return {
    ...deck,
    slug: name,
    illustration: address(deck.illustration),
    categories: deck.categories.map((category) => ({
      ...category,
      illustration: address(category.illustration),
      cards: category.cards.map((card) => ({ ...card, illustration: address(card.illustration) })),
    })),
  };
}
