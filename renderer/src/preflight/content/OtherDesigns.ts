import type { Catalogue } from '../../plan/catalogue.js';
import type { PlannedCard } from '../../plan/planDeck.js';
import { drawnKinds, shownItems, surfaceKinds } from '../../resolve/shownItems.js';
import { isBack } from '../../schema/deck/choose.js';
import type { Deck } from '../../schema/deck/deck.js';
import type { Template } from '../../schema/template/template.js';
import type { CardPaths } from '../fixes/CardPaths.js';
import type { DeckFix } from '../fixes/deckFix.js';
import { filledFields } from './filledFields.js';

const KEY = 'front_template_id';

/** Finds fronts that show what a deck's own does not, without hiding anything that it shows. */
export class OtherDesigns {
  readonly #templates: Catalogue['templates'];
  readonly #kinds = new WeakMap<Template, ReadonlySet<string>>();
  readonly #filled = new WeakMap<Deck, Map<string, ReadonlySet<string>>>();
  readonly #found = new WeakMap<Deck, Map<string, Template | undefined>>();
  readonly #paths: CardPaths;

  constructor(templates: Catalogue['templates'], paths: CardPaths) {
    this.#templates = templates;
    this.#paths = paths;
  }

  /** A fix that gives another front of the same ratio to the card, category or deck that names the present one. */
  fixFor(kind: string, { card, category, language, templates }: PlannedCard, deck: Deck): DeckFix | undefined {
    const owners = [
      ['card', card],
      ['category', category],
      ['deck', deck],
    ] as const;
    const [entity, owner] = owners.find(([, each]) => each[KEY]) ?? ['deck', deck];
    const path = this.#paths.of({ deck, category, card, language }, entity);
    const other = this.#otherFor(kind, templates.front, deck, language);
    if (path === undefined || other === undefined) return undefined;
    const edit = { type: 'set', path: [...path, KEY], before: owner[KEY], value: other.id } as const;
    return { label: `Use the design “${other.name}”`, edits: [edit], isChoice: true };
  }

  /** Remembers each answer, because most cards of a deck ask for the same. */
  #otherFor(kind: string, front: Template, deck: Deck, language: string): Template | undefined {
    const found = this.#found.get(deck) ?? new Map<string, Template | undefined>();
    this.#found.set(deck, found);
    const key = [front.id, language, kind].join('\n');
    if (!found.has(key)) found.set(key, this.#find(front, this.#filledIn(deck, language, front, kind)));
    return found.get(key);
  }

  /** Skips the front itself: it may have the kind, but show it on some cards only. */
  #find(front: Template, needed: ReadonlySet<string>): Template | undefined {
    return this.#templates.find(
      (template) =>
        template.id !== front.id &&
        template.ratio === front.ratio &&
        !isBack(template) &&
        [...needed].every((each) => this.#kindsOf(template).has(each)),
    );
  }

  /** What another front must show: the kind, and everything that this front shows on any card of the deck. */
  #filledIn(deck: Deck, language: string, front: Template, kind: string): ReadonlySet<string> {
    const known = this.#filled.get(deck) ?? new Map<string, ReadonlySet<string>>();
    this.#filled.set(deck, known);
    const filled =
      known.get(language) ??
      new Set(
        deck.categories.flatMap((category) =>
          category.cards.flatMap((card) => filledFields({ deck, category, card, language })),
        ),
      );
    known.set(language, filled);
    const shown = this.#kindsOf(front);
    return new Set([...filled].filter((each) => shown.has(each))).add(kind);
  }

  #kindsOf(template: Template): ReadonlySet<string> {
    const { json_config: config } = template;
    const kinds =
      this.#kinds.get(template) ?? new Set([...surfaceKinds(config), ...shownItems(config).flatMap(drawnKinds)]);
    this.#kinds.set(template, kinds);
    return kinds;
  }
}
