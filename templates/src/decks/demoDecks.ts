import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Two folders up from both `src/decks` and `dist/decks`. */
const folder = fileURLToPath(new URL('../../decks/', import.meta.url));

export interface DemoDeck {
  /** The name of the folder, which is also the deck's slug. */
  readonly name: string;
  /** The absolute path of the deck folder. */
  readonly path: string;
  /** The absolute path of the same deck as one file, if there is one. */
  readonly file: string | null;
}

/** The finished decks that the server seeds and the demo exports, sorted by name. */
export function demoDecks(): DemoDeck[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(folder, entry.name, 'deck.yaml')))
    .map(({ name }) => {
      const file = join(folder, name, 'deck.json');
      return { name, path: join(folder, name), file: existsSync(file) ? file : null };
    })
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

/**
 * @param name for example `emberwild`
 * @throws RangeError if there is no demo deck with this name
 */
export function demoDeck(name: string): DemoDeck {
  const decks = demoDecks();
  const deck = decks.find((each) => each.name === name);
  if (deck === undefined)
    throw new RangeError(
      `There is no demo deck '${name}'. Choose one of ${decks.map((each) => each.name).join(', ')}.`,
    );
  return deck;
}
