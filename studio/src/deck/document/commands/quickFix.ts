import type { DeckFix, DeckPath } from '@cardwright/renderer';
import type { DeckDocument, Recipe } from '../types.js';

/** Applies a fix of the preflight, which `applyFix` has found to fit the deck. */
export function quickFix({ edits }: DeckFix): Recipe {
  return (deck) => {
    for (const edit of edits) if (edit.type === 'set') setValue(deck, edit.path, edit.value);
    const gone = new Set(edits.flatMap((edit) => (edit.type === 'remove-card' ? [keyOf(edit.path)] : [])));
    for (const [at, category] of deck.categories.entries()) {
      const isKept = (_: unknown, index: number): boolean => !gone.has(keyOf(['categories', at, 'cards', index]));
      if (!category.cards.every(isKept)) category.cards = category.cards.filter(isKept);
    }
  };
}

function setValue(deck: DeckDocument, path: DeckPath, value: string | number | null): void {
  const owner = path.slice(0, -1).reduce<unknown>((at, key) => (at as Record<string | number, unknown>)[key], deck);
  (owner as Record<string | number, unknown>)[path.at(-1) ?? ''] = value;
}

function keyOf(path: DeckPath): string {
  return path.join(' ');
}
