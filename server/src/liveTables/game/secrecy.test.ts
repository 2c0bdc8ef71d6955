import fc from 'fast-check';
import { expect, it } from 'vitest';
import { tableCommand, type TableCommand } from '../../contract/liveTableMessages.js';
import { apply } from './apply.js';
import { Refusal, type Game } from './Game.js';
import { chanceOf, NOBODY, placesOf, seatedGame, someCards } from './testing/playing.js';
import { facesIn, view } from './view.js';

const CARDS = someCards(24);
const ROLES = ['player', 'player', 'player', 'spectator'] as const;

/** What a seat may see by the rules of the table, written independently of the view. */
function maySee({ layout, vote }: Game, seat: string, card: number): boolean {
  if (layout.piles.some(({ isFaceUp, cards }) => cards.includes(card) && isFaceUp)) return true;
  if (layout.table.some((lying) => lying.card === card && lying.isFaceUp)) return true;
  const [holder] = Object.entries(layout.hands).find(([, cards]) => cards.includes(card)) ?? [];
  if (holder !== undefined) return holder === seat || layout.shown.includes(card);
  const [voter] = Object.entries(layout.votes).find(([, voted]) => voted === card) ?? [];
  return voter !== undefined && (voter === seat || vote?.isRevealed === true);
}

/** Chooses a command that mostly fits the game, with ids from anybody's view: a malicious client tries them all. */
const TYPES = tableCommand.options.map(({ shape }) => shape.type.value);
/** What moves and shows cards, more often than the rest. */
const OFTEN = ['draw', 'show', 'show', 'play', 'give', 'take', 'flip', 'put', 'vote', 'arrange', 'undo'] as const;
const step = fc.record({
  type: fc.oneof(
    { arbitrary: fc.constantFrom(...OFTEN), weight: 4 },
    { arbitrary: fc.constantFrom(...TYPES), weight: 1 },
  ),
  actor: fc.nat(3),
  card: fc.nat(),
  pile: fc.nat(),
  seat: fc.nat(),
  count: fc.integer({ min: 1, max: 5 }),
  flag: fc.boolean(),
});
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

function commandOf(game: Game, { type, card, pile, seat, count, flag, actor }: Step): TableCommand {
  const own = game.layout.hands[game.seats[actor]?.id ?? ''] ?? [];
  const wanted = card % 4 > 0 && own.length > 0 ? own[card % own.length] : card % game.ids.length;
  const { piles } = game.layout;
  return tableCommand.parse(
    Object.fromEntries(
      Object.entries({
        type,
        card: game.ids[wanted ?? 0],
        pile: type === 'draw' || type === 'deal' ? 'draw' : piles[pile % piles.length]?.id,
        seat: game.seats[seat % game.seats.length]?.id,
        count,
        isFaceUp: flag,
        isShown: flag,
        isLocked: flag,
        isOn: flag,
        place: type === 'arrange' ? count : flag ? 'top' : 'bottom',
        name: 'Market',
        question: 'Which?',
        text: 'A note',
        note: 'n1',
        token: '',
      }).filter(([key]) => {
        const option = tableCommand.options.find(({ shape }) => shape.type.value === type);
        return option !== undefined && Object.hasOwn(option.shape, key);
      }),
    ),
  );
}

/** Plays at random; a table that would end or lose its players goes on. */
function* playing(steps: readonly Step[], seed: number): Generator<Game> {
  const chance = chanceOf(seed);
  let game = seatedGame(CARDS.length, ROLES, chance);
  yield game;
  for (const each of steps) {
    if (each.type === 'end') continue;
    const actor = game.seats[each.actor % game.seats.length];
    if (actor === undefined) return;
    const next = apply(game, commandOf(game, each), actor.id, chance);
    if (next instanceof Refusal) continue;
    game = next;
    yield game;
  }
}

const games = fc.tuple(fc.array(step, { minLength: 30, maxLength: 80 }), fc.integer());

it('never sends a card to a seat that may not see it', () => {
  fc.assert(
    fc.property(games, ([steps, seed]) => {
      for (const game of playing(steps, seed))
        for (const { id: seat } of game.seats) {
          const seen = view({ game, cards: CARDS, present: NOBODY }, seat);
          const message = JSON.stringify(seen);
          const hidden = CARDS.filter((_, card) => !maySee(game, seat, card));
          const secrets = [...hidden.map(({ face }) => face), ...CARDS.map(({ id }) => `"${id}"`), 'secret'];
          expect(secrets.filter((secret) => message.includes(secret))).toEqual([]);
          expect(facesIn(seen).size).toBe(CARDS.length - hidden.length);
        }
    }),
    { numRuns: 60 },
  );
});

it('never lets a seat follow a card to where it does not see it', () => {
  fc.assert(
    fc.property(games, ([steps, seed]) => {
      const known = new Map<string, Set<string>>();
      for (const game of playing(steps, seed))
        for (const { id: seat } of game.seats) {
          const message = JSON.stringify(view({ game, cards: CARDS, present: NOBODY }, seat));
          const lying = new Set(game.layout.table.map(({ card }) => card));
          const sent = known.get(seat) ?? new Set();
          const isHidden = (card: number): boolean => !maySee(game, seat, card) && !lying.has(card);
          const hidden = game.ids.filter((_, card) => isHidden(card));
          // Neither in this message nor in an earlier one.
          expect(hidden.filter((id) => message.includes(`"${id}"`) || sent.has(id))).toEqual([]);
          known.set(seat, new Set([...sent, ...game.ids.filter((_, card) => !isHidden(card))]));
        }
    }),
    { numRuns: 40 },
  );
});

it('loses and doubles no card', () => {
  fc.assert(
    fc.property(games, ([steps, seed]) => {
      for (const game of playing(steps, seed))
        expect([placesOf(game).length, new Set(placesOf(game)).size]).toEqual([CARDS.length, CARDS.length]);
    }),
    { numRuns: 40 },
  );
});
