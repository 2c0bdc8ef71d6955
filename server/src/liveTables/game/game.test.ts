import { describe, expect, it } from 'vitest';
import type { TableCommand } from '../../contract/liveTableMessages.js';
import { apply } from './apply.js';
import { Refusal, type Game } from './Game.js';
import { join, MOST_PLAYERS } from './join.js';
import { chanceOf, NOBODY, placesOf, play, seatedGame, someCards } from './testing/playing.js';
import { view } from './view.js';

const chance = chanceOf(1);
const CARDS = someCards(20);
const [ANN, BEN, EVE] = ['s2', 's4', 's6'] as const;

/** Ann is the host, Ben plays, Eve watches. */
function table(): Game {
  return seatedGame(CARDS.length, ['player', 'player', 'spectator'], chance);
}
const see = (game: Game, seat: string) => view({ game, cards: CARDS, present: NOBODY }, seat);
const after = (game: Game, ...moves: (readonly [seat: string, command: TableCommand])[]): Game =>
  moves.reduce((state, [seat, command]) => play(state, seat, command, chance), game);
const refusal = (game: Game, seat: string, command: TableCommand): string => {
  const result = apply(game, command, seat, chance);
  return result instanceof Refusal ? result.message : 'possible';
};
const DRAW = { type: 'draw', pile: 'draw', count: 3 } as const;

describe('a live table', () => {
  it('draws, gives, plays, turns, discards and takes', () => {
    let game = after(table(), [ANN, DRAW]);
    const [first, second, third] = see(game, ANN).hand;
    game = after(
      game,
      [ANN, { type: 'give', card: first?.id ?? '', seat: BEN }],
      [ANN, { type: 'play', card: second?.id ?? '', isFaceUp: false }],
      [ANN, { type: 'put', card: third?.id ?? '', pile: 'discard', place: 'top' }],
    );
    expect(see(game, ANN).hand).toEqual([]);
    expect(see(game, BEN).hand.map(({ face }) => face)).toEqual([first?.face]);
    const [lying] = see(game, BEN).table;
    expect(lying?.face).toBeNull();
    game = after(game, [BEN, { type: 'flip', card: lying?.id ?? '' }]);
    expect(see(game, EVE).table.map(({ face }) => face)).toEqual([second?.face]);
    const [top] = see(game, EVE).piles[1]?.cards ?? [];
    expect(top?.face).toBe(third?.face);
    game = after(game, [BEN, { type: 'take', card: top?.id ?? '' }], [BEN, { type: 'take', card: lying?.id ?? '' }]);
    expect(see(game, BEN).hand).toHaveLength(3);
    expect(see(game, ANN).piles.map(({ count }) => count)).toEqual([17, 0]);
  });

  it('keeps the order of a pile from top to bottom', () => {
    let game = after(table(), [ANN, { ...DRAW, count: 2 }]);
    const [first, second] = see(game, ANN).hand;
    game = after(
      game,
      [ANN, { type: 'put', card: second?.id ?? '', pile: 'draw', place: 'top' }],
      [ANN, { type: 'put', card: first?.id ?? '', pile: 'draw', place: 'bottom' }],
      [BEN, { ...DRAW, count: 10 }],
      [ANN, { ...DRAW, count: 10 }],
    );
    expect(see(game, BEN).hand[0]?.face).toBe(second?.face);
    expect(see(game, ANN).hand.at(-1)?.face).toBe(first?.face);
    expect(refusal(game, ANN, DRAW)).toBe('The draw pile is empty.');
  });

  it('deals whole rounds, and recalls everything into one shuffled pile', () => {
    let game = after(table(), [ANN, { type: 'deal', pile: 'draw', count: 15 }]);
    expect(see(game, EVE).seats.map(({ count }) => count)).toEqual([10, 10, 0]);
    expect(refusal(game, ANN, { type: 'deal', pile: 'draw', count: 1 })).toMatch(/not enough cards/);
    game = after(game, [ANN, { type: 'recall' }]);
    expect(see(game, EVE).piles[0]?.count).toBe(20);
    expect(see(game, EVE).seats.every(({ count }) => count === 0)).toBe(true);
  });

  it('shows a card of a hand to everybody until it is hidden or moves', () => {
    let game = after(table(), [ANN, DRAW]);
    const [card] = see(game, ANN).hand;
    const show = (isShown: boolean): TableCommand => ({ type: 'show', card: card?.id ?? '', isShown });
    game = after(game, [ANN, show(true)]);
    expect(see(game, BEN).seats[0]?.shown).toEqual([card]);
    expect(see(game, BEN).log[0]).toMatchObject({ who: 'Guest 1', did: 'show', face: card?.face });
    game = after(game, [ANN, show(false)]);
    expect(see(game, BEN).seats[0]?.shown).toEqual([]);
    expect(see(game, BEN).log[0]).not.toHaveProperty('face');
    // The id that Ben has seen reveals no more than one that never existed.
    expect(refusal(game, BEN, { type: 'take', card: card?.id ?? '' })).toBe(
      refusal(game, BEN, { type: 'take', card: 'never' }),
    );
  });

  it('arranges a hand, which nobody else notices', () => {
    let game = after(table(), [ANN, DRAW]);
    const [first, second, third] = see(game, ANN).hand;
    for (const shown of [first, third])
      game = after(game, [ANN, { type: 'show', card: shown?.id ?? '', isShown: true }]);
    const before = see(game, BEN);
    const arrange = (place: number): TableCommand => ({ type: 'arrange', card: first?.id ?? '', place });
    game = after(game, [ANN, arrange(1)]);
    expect(see(game, ANN).hand).toEqual([second, first, third]);
    expect(see(after(game, [ANN, arrange(999)]), ANN).hand).toEqual([second, third, first]);
    expect(see(after(game, [ANN, arrange(2)]), BEN)).toEqual(before);
    expect(refusal(game, BEN, arrange(0))).toBe('That card has moved.');
  });

  it('votes with hidden cards that are turned over together', () => {
    let game = after(table(), [ANN, DRAW], [BEN, DRAW], [BEN, { type: 'start-vote', question: 'Which one?' }]);
    const [mine, other] = see(game, ANN).hand;
    const [theirs] = see(game, BEN).hand;
    game = after(
      game,
      [ANN, { type: 'vote', card: other?.id ?? '' }],
      [ANN, { type: 'vote', card: mine?.id ?? '' }],
      [BEN, { type: 'vote', card: theirs?.id ?? '' }],
    );
    expect(see(game, EVE).seats.map(({ hasVoted }) => hasVoted)).toEqual([true, true, false]);
    expect(see(game, EVE).vote).toMatchObject({ question: 'Which one?', isRevealed: false, isMine: false, cards: [] });
    expect(see(game, ANN).vote?.cards.map(({ face }) => face)).toEqual([mine?.face]);
    game = after(game, [BEN, { type: 'reveal-votes' }]);
    expect(see(game, EVE).vote?.cards.map(({ face }) => face)).toEqual([mine?.face, theirs?.face]);
    expect(refusal(game, ANN, { type: 'vote', card: other?.id ?? '' })).toMatch(/already been turned over/);
    game = after(game, [BEN, { type: 'end-vote' }]);
    expect(see(game, EVE).vote).toBeNull();
    expect(see(game, ANN).hand).toHaveLength(3);
  });

  it('takes back the latest move of its player, or of anybody for the host', () => {
    const game = after(table(), [BEN, DRAW]);
    expect([see(game, ANN).canUndo, see(game, BEN).canUndo, see(game, EVE).canUndo]).toEqual([true, true, false]);
    const undone = after(game, [BEN, { type: 'undo' }]);
    expect(see(undone, BEN).hand).toEqual([]);
    expect(refusal(undone, BEN, { type: 'undo' })).toMatch(/nothing to take back/);
    const later = after(game, [ANN, DRAW]);
    expect(refusal(later, BEN, { type: 'undo' })).toMatch(/Somebody else has moved/);
    expect(see(after(later, [ANN, { type: 'undo' }], [ANN, { type: 'undo' }]), BEN).hand).toEqual([]);
  });

  it('takes turns', () => {
    let game = after(table(), [ANN, { type: 'take-turns', isOn: true }]);
    expect(game.turn).toBe(ANN);
    expect(refusal(game, BEN, { type: 'pass-turn' })).toBe('It is not your turn.');
    game = after(game, [ANN, { type: 'pass-turn' }]);
    expect(game.turn).toBe(BEN);
    expect(after(game, [ANN, { type: 'pass-turn' }]).turn).toBe(ANN);
    expect(after(game, [BEN, { type: 'leave' }]).turn).toBe(ANN);
  });

  it('lets the host remove, lock, hand over and end, and nobody else', () => {
    const game = after(table(), [BEN, DRAW]);
    for (const command of [
      { type: 'kick', seat: ANN },
      { type: 'lock', isLocked: true },
      { type: 'hand-over', seat: BEN },
      { type: 'deal', pile: 'draw', count: 1 },
      { type: 'recall' },
      { type: 'end' },
    ] as const)
      expect(refusal(game, BEN, command)).toBe('Only the host can do that.');
    expect(refusal(game, EVE, DRAW)).toMatch(/You are watching/);
    const kicked = after(game, [ANN, { type: 'kick', seat: BEN }]);
    expect(see(kicked, ANN).piles[0]?.count).toBe(20);
    expect(refusal(kicked, BEN, DRAW)).toBe('You have left this table.');
    expect(after(game, [ANN, { type: 'hand-over', seat: BEN }]).host).toBe(BEN);
    expect(refusal(game, ANN, { type: 'hand-over', seat: EVE })).toBe('Guest 3 is only watching.');
    expect(after(game, [ANN, { type: 'leave' }]).host).toBe(BEN);
    expect(refusal(after(game, [ANN, { type: 'end' }]), BEN, DRAW)).toMatch(/ended the game/);
  });

  it('has a number of places, and a lock that its opener may pass', () => {
    const newcomer = { name: 'Late', role: 'player', secret: 'x', isOpener: false } as const;
    const full = seatedGame(
      2,
      Array.from({ length: MOST_PLAYERS }, () => 'player' as const),
      chance,
    );
    expect(join(full, newcomer)).toMatchObject({ message: 'This table is full. You can still watch.' });
    expect(join(full, { ...newcomer, role: 'spectator' })).toHaveProperty('seat');
    const locked = after(table(), [ANN, { type: 'lock', isLocked: true }]);
    expect(join(locked, newcomer)).toMatchObject({ message: 'The host has locked this table.' });
    const opened = join(locked, { ...newcomer, isOpener: true });
    if (opened instanceof Refusal) throw opened;
    expect(opened.game.host).toBe(opened.seat.id);
  });

  it('numbers players of the same name, and gives a name that is free again to the next', () => {
    let game = table();
    const sit = (name: string, role: 'player' | 'spectator' = 'player'): string => {
      const joined = join(game, { name, role, secret: `of ${name} ${game.seats.length}`, isOpener: false });
      if (joined instanceof Refusal) throw joined;
      game = joined.game;
      return joined.seat.name;
    };
    expect([sit('Anna'), sit('anna'), sit('Anna'), sit('Anna', 'spectator')]).toEqual([
      'Anna',
      'anna 2',
      'Anna 3',
      'Anna',
    ]);
    expect(see(game, ANN).log[0]).toMatchObject({ who: 'Anna 3', did: 'join' });
    const left = game.seats.find(({ name }) => name === 'anna 2')?.id ?? '';
    game = after(game, [ANN, { type: 'kick', seat: left }]);
    expect(sit('Anna')).toBe('Anna 2');
  });

  it('has notes and further piles, within limits', () => {
    let game = after(
      table(),
      [BEN, { type: 'note', text: 'Three each' }],
      [BEN, { type: 'add-pile', name: 'Market', isFaceUp: true }],
    );
    const [note] = see(game, EVE).notes;
    const pile = see(game, EVE).piles.at(-1);
    expect([note?.text, note?.author, pile?.name]).toEqual(['Three each', 'Guest 2', 'Market']);
    game = after(
      game,
      [ANN, { type: 'remove-note', note: note?.id ?? '' }],
      [ANN, { type: 'remove-pile', pile: pile?.id ?? '' }],
    );
    expect([see(game, EVE).notes, see(game, EVE).piles.length]).toEqual([[], 2]);
    expect(refusal(game, ANN, { type: 'remove-pile', pile: 'draw' })).toMatch(/cannot be removed/);
    for (let piles = 2; piles < 8; piles += 1)
      game = after(game, [ANN, { type: 'add-pile', name: 'More', isFaceUp: false }]);
    expect(refusal(game, ANN, { type: 'add-pile', name: 'More', isFaceUp: false })).toMatch(/room for 8 piles/);
  });

  it('leaves the state that it was given alone', () => {
    const game = table();
    const before = structuredClone(game);
    after(game, [ANN, DRAW], [ANN, { type: 'shuffle', pile: 'draw' }]);
    expect(game).toEqual(before);
    expect(placesOf(game).sort((a, b) => a - b)).toEqual(CARDS.map((_, card) => card));
  });
});
