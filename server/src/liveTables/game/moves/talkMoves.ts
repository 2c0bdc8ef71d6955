import { handOf, rename, takeFromHand, without } from '../cards.js';
import { Refusal, type Game } from '../Game.js';
import { cardCalled, log, players, takeId, type Handlers, type Move } from '../Move.js';

const MOST_NOTES = 30;

/** Votes, notes and turns. */
export const talkMoves: Handlers<
  | 'start-vote'
  | 'vote'
  | 'take-vote-back'
  | 'reveal-votes'
  | 'end-vote'
  | 'note'
  | 'remove-note'
  | 'take-turns'
  | 'pass-turn'
> = {
  'start-vote'({ game, seat }, { question }) {
    if (game.vote !== null) throw new Refusal('Finish the vote in progress first.');
    game.vote = { question, by: seat.id, isRevealed: false };
    log(game, seat.name, { did: 'start-vote', what: question });
  },
  vote(move, { card: id }) {
    const { game, seat, chance } = move;
    assertVoting(move);
    const card = cardCalled(game, id);
    takeFromHand(game.layout, seat.id, card);
    takeVoteBack(move);
    game.layout.votes[seat.id] = card;
    rename(game, [card], chance);
    log(game, seat.name, { did: 'vote' });
  },
  'take-vote-back'(move) {
    assertVoting(move);
    takeVoteBack(move);
  },
  'reveal-votes'(move) {
    const vote = assertVoting(move);
    const { game, seat } = move;
    assertAsked(move);
    if (Object.keys(game.layout.votes).length === 0) throw new Refusal('Nobody has voted yet.');
    game.vote = { ...vote, isRevealed: true };
    log(game, seat.name, { did: 'reveal-votes' });
  },
  'end-vote'(move) {
    const { game, chance } = move;
    assertAsked(move);
    const votes = Object.entries(game.layout.votes);
    for (const [voter, card] of votes) handOf(game.layout, voter).push(card);
    rename(game, Object.values(game.layout.votes), chance);
    game.layout.votes = {};
    game.vote = null;
  },
  note({ game, seat }, { text }) {
    if (game.notes.length >= MOST_NOTES)
      throw new Refusal(`A table has room for ${MOST_NOTES} notes. Remove one first.`);
    game.notes.push({ id: `n${takeId(game)}`, author: seat.name, text });
  },
  'remove-note'({ game }, { note }) {
    game.notes = game.notes.filter(({ id }) => id !== note);
  },
  'take-turns'({ game, seat }, { isOn }) {
    game.turn = isOn ? (players(game)[0]?.id ?? null) : null;
    log(game, seat.name, { did: 'take-turns', count: isOn ? 1 : 0 });
  },
  /** The one whose turn it is hands over, or the host does if they are away. */
  'pass-turn'({ game, seat }) {
    if (game.turn === null || (game.turn !== seat.id && game.host !== seat.id))
      throw new Refusal('It is not your turn.');
    const order = players(game);
    const next = order[(order.findIndex(({ id }) => id === game.turn) + 1) % order.length];
    game.turn = next?.id ?? null;
    log(game, seat.name, { did: 'pass-turn', ...(next && { what: next.name }) });
  },
};

function assertVoting({ game: { vote } }: Move): NonNullable<Game['vote']> {
  if (vote === null) throw new Refusal('There is no vote in progress.');
  if (vote.isRevealed) throw new Refusal('The votes have already been turned over.');
  return vote;
}

function assertAsked({ game: { vote, host }, seat }: Move): void {
  if (vote !== null && vote.by !== seat.id && host !== seat.id)
    throw new Refusal('Only the person who asked, or the host, can turn the votes over.');
}

function takeVoteBack({ game, seat, chance }: Move): void {
  const before = game.layout.votes[seat.id];
  if (before === undefined) return;
  game.layout.votes = without(game.layout.votes, seat.id);
  handOf(game.layout, seat.id).push(before);
  rename(game, [before], chance);
}
