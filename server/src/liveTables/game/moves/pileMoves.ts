import { handOf, pileOf, rename, shuffled, takeTop } from '../cards.js';
import { DISCARD_PILE, DRAW_PILE, Refusal } from '../Game.js';
import { log, players, takeId, type Handlers } from '../Move.js';

const MOST_PILES = 8;

/** What people do with whole piles. */
export const pileMoves: Handlers<'shuffle' | 'deal' | 'recall' | 'add-pile' | 'remove-pile'> = {
  shuffle({ game, seat, chance }, { pile: id }) {
    const pile = pileOf(game.layout, id);
    pile.cards = shuffled(pile.cards, chance);
    rename(game, pile.cards, chance);
    log(game, seat.name, { did: 'shuffle', what: pile.name });
  },
  /** One card each, round by round, as far as the pile goes in whole rounds. */
  deal({ game, seat, chance }, { pile: id, count }) {
    const pile = pileOf(game.layout, id);
    const receivers = players(game);
    const rounds = Math.min(count, Math.floor(pile.cards.length / receivers.length));
    if (rounds === 0) throw new Refusal('There are not enough cards for everybody.');
    for (let round = 0; round < rounds; round += 1)
      for (const { id: receiver } of receivers) handOf(game.layout, receiver).push(...takeTop(pile, 1));
    rename(game, Object.values(game.layout.hands).flat(), chance);
    log(game, seat.name, { did: 'deal', count: rounds });
  },
  recall({ game, seat, chance }) {
    const { layout } = game;
    if (game.vote !== null) throw new Refusal('Finish the vote in progress first.');
    const all = shuffled(
      game.ids.map((_, card) => card),
      chance,
    );
    for (const pile of layout.piles) pile.cards = [];
    pileOf(layout, DRAW_PILE).cards = all;
    Object.assign(layout, { table: [], hands: {}, shown: [], votes: {} });
    rename(game, all, chance);
    log(game, seat.name, { did: 'recall' });
  },
  'add-pile'({ game, seat }, { name, isFaceUp }) {
    const { piles } = game.layout;
    if (piles.length >= MOST_PILES) throw new Refusal(`A table has room for ${MOST_PILES} piles.`);
    piles.push({ id: `p${takeId(game)}`, name, isFaceUp, cards: [] });
    log(game, seat.name, { did: 'add-pile', what: name });
  },
  'remove-pile'({ game, seat }, { pile: id }) {
    const pile = pileOf(game.layout, id);
    if (id === DRAW_PILE || id === DISCARD_PILE)
      throw new Refusal('The draw pile and the discard pile cannot be removed.');
    if (pile.cards.length > 0) throw new Refusal('Take the cards off that pile first.');
    game.layout.piles = game.layout.piles.filter((each) => each !== pile);
    log(game, seat.name, { did: 'remove-pile', what: pile.name });
  },
};
