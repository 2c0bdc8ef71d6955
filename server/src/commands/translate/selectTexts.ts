import { z } from 'zod';
import type { DeckTree, Texts } from '../../queries/decks/rows.js';
import { entitiesOf, hashText, SOURCES_KEY, textOf, unitsOf, type TextUnit } from './textUnits.js';

/** Which texts to translate: only those that there are none of, also those whose source changed since, or all anew. */
export const SELECTIONS = ['missing', 'missing-or-changed', 'all'] as const;
export type Selection = (typeof SELECTIONS)[number];

const sources = z.record(z.string(), z.object({ source: z.string(), made: z.string() }));
export type TextSources = z.infer<typeof sources>;

/** What the translations of one language were made from; empty where nothing (or nonsense) is remembered. */
export function sourcesOf(texts: Texts | undefined): TextSources {
  return sources.safeParse(texts?.[SOURCES_KEY]).data ?? {};
}

export type TextState = 'missing' | 'changed' | 'revised' | 'current';

/**
 * Where a translation stands: `missing`; `changed`, when its source changed since it was made; `revised`, when its source
 * changed but a person has worked on the translation; else `current`, texts that people wrote included.
 */
export function stateOf({ field, text }: TextUnit, target: Texts | undefined): TextState {
  const translation = textOf(target, field);
  if (translation.trim() === '') return 'missing';
  const remembered = sourcesOf(target)[field];
  if (remembered === undefined || remembered.source === hashText(text)) return 'current';
  return remembered.made === hashText(translation) ? 'changed' : 'revised';
}

const WANTED: Readonly<Record<Selection, ReadonlySet<TextState>>> = {
  missing: new Set(['missing']),
  'missing-or-changed': new Set(['missing', 'changed']),
  all: new Set(['missing', 'changed', 'revised', 'current']),
};

export interface SelectedTexts {
  readonly units: readonly TextUnit[];
  /** Revised by people while their sources changed: theirs to look at. */
  readonly outdated: readonly TextUnit[];
}

/** The texts of a deck that are to be translated from one language into another. */
export function selectTexts(tree: DeckTree, from: string, to: string, selection: Selection): SelectedTexts {
  const units: TextUnit[] = [];
  const outdated: TextUnit[] = [];
  for (const [kind, entity] of entitiesOf(tree))
    for (const unit of unitsOf(kind, entity, from)) {
      const state = stateOf(unit, entity.translations[to]);
      if (WANTED[selection].has(state)) units.push(unit);
      else if (state === 'revised') outdated.push(unit);
    }
  return { units, outdated };
}
