import { produce } from 'immer';
import { expect, it } from 'vitest';
import { setCardText } from './commands/texts.js';
import { deckKind } from './deckKind.js';
import { aDocument } from './testing/aDocument.js';

it('sees no change in what the server stamps on a deck, a category and a card', () => {
  const deck = aDocument(1);
  const stamped = produce(deck, (draft) => {
    for (const thing of [draft, draft.categories[0], draft.categories[0]?.cards[0]])
      Object.assign(thing ?? {}, { updated_at: '2026-11-27T19:50:10.962Z' });
  });
  expect(deckKind.isSame(deck, stamped)).toBe(true);
  expect(deckKind.isSame(deck, produce(stamped, setCardText('A1', 'en', 'title', 'Hail')))).toBe(false);
});
