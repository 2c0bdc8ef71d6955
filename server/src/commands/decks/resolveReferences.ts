import { UUID, type Deck } from '@cardwright/renderer';
import { invalid, type FieldError } from '../../errors.js';
import { resolveColorSchemes, resolveTemplates, resolveWorlds, type Resolved } from '../../queries/designReferences.js';
import { templateIdsOf } from '../../queries/decks/readDesigns.js';
import type { DeckTree } from '../../queries/decks/rows.js';
import type { Executor } from '../../queries/executor.js';

type Side = 'front_template_id' | 'back_template_id';
type Designed = Partial<Record<Side, string | null>>;
interface Named extends Designed {
  readonly world_id?: string | null;
  readonly color_scheme_id?: string | null;
}

/** The resolved references of a deck. */
export interface References {
  /** Replaces an entity's references by ids; an unknown reference becomes null and a fault. */
  of<T extends Named>(thing: T, path: string): Pick<T, Extract<keyof T, keyof Named>>;
  /** Whether the deck may use this template; records no fault. */
  hasTemplate(id: string): boolean;
  /** Unknown references, with their paths. */
  readonly faults: readonly FieldError[];
}

type Content = Partial<Pick<Deck, 'world_id' | 'color_scheme_id' | Side>> & {
  readonly categories?: readonly (Designed & { readonly cards: readonly Designed[] })[];
};

/**
 * Looks up everything that a deck refers to: worlds and shared designs by id or slug, the member's own designs by id.
 * @param before the deck as stored; it may keep the designs that it already uses
 */
export async function resolveReferences(
  executor: Executor,
  deck: Content,
  userId: string | null,
  before?: DeckTree,
): Promise<References> {
  const named = templateReferences([deck], deck.categories ?? [], ...(deck.categories ?? []).map(({ cards }) => cards));
  const templates = await resolveTemplates(executor, {
    references: named,
    userId,
    kept: before === undefined || named.length === 0 ? [] : templateIdsOf(before),
  });
  const schemes = await resolveColorSchemes(executor, {
    references: present([deck.color_scheme_id]),
    userId,
    kept: present([before?.deck.color_scheme_id]),
  });
  const worlds = await resolveWorlds(executor, present([deck.world_id]));
  return new FoundReferences({
    front_template_id: templates,
    back_template_id: templates,
    color_scheme_id: schemes,
    world_id: worlds,
  });
}

/** @throws HttpProblem 422 naming every unknown reference */
export function assertResolved({ faults }: References): void {
  if (faults.length > 0) throw invalid(faults);
}

const NAMES = {
  front_template_id: 'template',
  back_template_id: 'template',
  color_scheme_id: 'colour scheme',
  world_id: 'world',
} as const;
const KEYS = Object.keys(NAMES) as (keyof typeof NAMES)[];

class FoundReferences implements References {
  readonly faults: FieldError[] = [];

  constructor(private readonly found: Readonly<Record<keyof typeof NAMES, Resolved>>) {}

  of<T extends Named>(thing: T, path: string): Pick<T, Extract<keyof T, keyof Named>> {
    const ids: Partial<Record<keyof Named, string | null>> = {};
    for (const key of KEYS) if (key in thing) ids[key] = this.#resolve(key, thing[key] ?? null, path);
    return ids as Pick<T, Extract<keyof T, keyof Named>>;
  }

  hasTemplate(id: string): boolean {
    return this.found.front_template_id.has(id);
  }

  #resolve(key: keyof typeof NAMES, reference: string | null, path: string): string | null {
    if (reference === null || reference === '') return null;
    const id = this.found[key].get(UUID.test(reference) ? reference.toLowerCase() : reference);
    if (id !== undefined) return id;
    this.faults.push({
      path: `${path}${key}`,
      message: `The ${NAMES[key]} "${reference}" does not exist or is not available to this deck.`,
      fix: `Choose another ${NAMES[key]}, or none.`,
    });
    return null;
  }
}

function templateReferences(...lists: readonly (readonly Designed[])[]): string[] {
  const references = new Set<string | null | undefined>();
  for (const things of lists)
    for (const thing of things) references.add(thing.front_template_id).add(thing.back_template_id);
  return present([...references]);
}

function present(references: readonly (string | null | undefined)[]): string[] {
  return [...new Set(references.filter((text) => text !== null && text !== undefined && text !== ''))] as string[];
}
