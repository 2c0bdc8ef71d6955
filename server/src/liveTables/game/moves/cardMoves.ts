import { handOf, pileOf, remove, removeFromTable, rename, takeFromHand, takeTop } from '../cards.js';
import { MOVED, Refusal } from '../Game.js';
import { cardCalled, log, playerCalled, type Handlers } from '../Move.js';

/** What people do with single cards. */
export const cardMoves: Handlers<'draw' | 'turn-up' | 'play' | 'give' | 'put' | 'take' | 'flip' | 'show' | 'arrange'> =
  {
    draw({ game, seat, chance }, { pile: id, count }) {
      const pile = pileOf(game.layout, id);
      const cards = takeTop(pile, count);
      handOf(game.layout, seat.id).push(...cards);
      rename(game, cards, chance);
      log(game, seat.name, { did: 'draw', count: cards.length, what: pile.name });
    },
    'turn-up'({ game, seat, chance }, { pile: id, count }) {
      const pile = pileOf(game.layout, id);
      const cards = takeTop(pile, count);
      game.layout.table.push(...cards.map((card) => ({ card, isFaceUp: true })));
      rename(game, cards, chance);
      log(game, seat.name, { did: 'turn-up', count: cards.length, what: pile.name, card: cards[0] });
    },
    play({ game, seat, chance }, { card: id, isFaceUp }) {
      const card = cardCalled(game, id);
      takeFromHand(game.layout, seat.id, card);
      game.layout.table.push({ card, isFaceUp });
      rename(game, [card], chance);
      log(game, seat.name, { did: 'play', card });
    },
    give({ game, seat, chance }, { card: id, seat: to }) {
      const receiver = playerCalled(game, to);
      const card = cardCalled(game, id);
      takeFromHand(game.layout, seat.id, card);
      handOf(game.layout, receiver.id).push(card);
      rename(game, [card], chance);
      log(game, seat.name, { did: 'give', what: receiver.name });
    },
    put({ game, seat, chance }, { card: id, pile: to, place }) {
      const pile = pileOf(game.layout, to);
      const card = cardCalled(game, id);
      if (!removeFromTable(game.layout, card)) takeFromHand(game.layout, seat.id, card);
      if (place === 'top') pile.cards.push(card);
      else pile.cards.unshift(card);
      rename(game, [card], chance);
      log(game, seat.name, { did: 'put', what: pile.name, card });
    },
    take({ game, seat, chance }, { card: id }) {
      const card = cardCalled(game, id);
      const pile = game.layout.piles.find(({ isFaceUp, cards }) => isFaceUp && cards.includes(card));
      if (pile !== undefined) remove(pile.cards, card);
      else if (!removeFromTable(game.layout, card)) throw new Refusal(MOVED);
      handOf(game.layout, seat.id).push(card);
      rename(game, [card], chance);
      log(game, seat.name, { did: 'take', count: 1, what: pile?.name ?? 'table' });
    },
    flip({ game, seat }, { card: id }) {
      const card = cardCalled(game, id);
      const lying = game.layout.table.find((each) => each.card === card);
      if (lying === undefined) throw new Refusal(MOVED);
      lying.isFaceUp = !lying.isFaceUp;
      log(game, seat.name, { did: 'flip', card });
    },
    /** Hidden again, the card has a new id: nobody can find out whether it is still there. */
    show({ game, seat, chance }, { card: id, isShown }) {
      const card = cardCalled(game, id);
      if (!handOf(game.layout, seat.id).includes(card)) throw new Refusal(MOVED);
      remove(game.layout.shown, card);
      if (isShown) game.layout.shown.push(card);
      else rename(game, [card], chance);
      if (isShown) log(game, seat.name, { did: 'show', card });
    },
    /** Nobody else sees the order of a hand, so there is nothing to tell, and the card keeps its id. */
    arrange({ game, seat }, { card: id, place }) {
      const hand = handOf(game.layout, seat.id);
      const card = cardCalled(game, id);
      if (!remove(hand, card)) throw new Refusal(MOVED);
      hand.splice(place, 0, card);
    },
  };
