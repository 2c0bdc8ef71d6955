import {
  applyFix,
  checkDeckContent,
  ContentCheck,
  mergeFindings,
  planDeck,
  type DeckFix,
  type DeckPath,
  type Finding,
  type FindingCode,
  type iconNameCheck,
} from '@cardwright/renderer';
import type { LoadedDeck } from '@cardwright/renderer/production';
import type { AppliedFix, FixPlan, ValueChange } from './FixPlan.js';

/** A fix may reveal a finding that another one has hidden; this many rounds find all. */
const MOST_ROUNDS = 100;

interface FixChoice {
  readonly languages: readonly string[];
  /** Only findings with these codes; then also fixes that change how cards look. */
  readonly codes: readonly FindingCode[] | undefined;
  readonly icons: ReturnType<typeof iconNameCheck>;
}

/** Applies fixes to a deck until none is left. Nothing is written. */
export function planFixes({ deck, catalogue }: Pick<LoadedDeck, 'deck' | 'catalogue'>, choice: FixChoice): FixPlan {
  const applied: AppliedFix[] = [];
  const log = new ChangeLog(deck.categories.map(({ cards }) => cards.length));
  const check = new ContentCheck(catalogue, choice.icons);
  let current = deck;
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const before = applied.length;
    const plan = planDeck(current, catalogue, { languages: choice.languages });
    const found = mergeFindings([...checkDeckContent(plan, choice.languages), ...check.checkPlan(plan)]);
    for (const { code, quickFix, cards = [] } of found.filter((finding) => isWanted(finding, choice.codes))) {
      const next = quickFix && applyFix(current, quickFix);
      if (quickFix === undefined || next === undefined) continue;
      applied.push({ code, label: quickFix.label, cards: cards.flatMap(({ number }) => number ?? []) });
      log.add(quickFix);
      current = next;
      // The paths of the other fixes would name other cards now.
      if (quickFix.edits.some(({ type }) => type === 'remove-card')) break;
    }
    if (applied.length === before) break;
  }
  return { applied, changes: log.changes, removed: log.removed };
}

function isWanted({ code, quickFix }: Finding, codes: FixChoice['codes']): boolean {
  return codes === undefined ? quickFix?.isChoice !== true : codes.includes(code);
}

/** Writes down what fixes change, with the paths of the deck that was read. */
class ChangeLog {
  readonly removed: DeckPath[] = [];
  readonly #changes = new Map<string, ValueChange>();
  /** For each category, the indexes that its present cards had. */
  readonly #origins: number[][];

  constructor(cards: readonly number[]) {
    this.#origins = cards.map((count) => Array.from({ length: count }, (_, index) => index));
  }

  get changes(): readonly ValueChange[] {
    const gone = new Set(this.removed.map(keyOf));
    return [...this.#changes.values()].filter(
      ({ path, before, value }) => before !== value && !gone.has(keyOf(path.slice(0, 4))),
    );
  }

  add({ edits }: DeckFix): void {
    for (const edit of edits) {
      if (edit.type !== 'set') continue;
      const path = this.#originOf(edit.path);
      const { before } = this.#changes.get(keyOf(path)) ?? edit;
      this.#changes.set(keyOf(path), { path, before, value: edit.value });
    }
    const gone = edits.flatMap((edit) => (edit.type === 'remove-card' ? [edit.path] : []));
    this.removed.push(...gone.map((path) => this.#originOf(path)));
    const keys = new Set(gone.map(keyOf));
    for (const [category, cards] of this.#origins.entries())
      this.#origins[category] = cards.filter((_, index) => !keys.has(keyOf(['categories', category, 'cards', index])));
  }

  #originOf([list, category, cards, index, ...rest]: DeckPath): DeckPath {
    if (list !== 'categories' || cards !== 'cards')
      return [list, category, cards, index, ...rest].filter((key) => key !== undefined);
    return [list, category ?? 0, cards, this.#origins[Number(category)]?.[Number(index)] ?? 0, ...rest];
  }
}

function keyOf(path: DeckPath): string {
  return JSON.stringify(path);
}
