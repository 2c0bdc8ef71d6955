import { z } from 'zod';
import type { Selection } from '../../contract/ai.js';
import type { DeckTree, Texts } from '../../queries/decks/rows.js';
import { entitiesOf, hashText, SOURCES_KEY, textOf, unitsOf, type TextUnit } from './textUnits.js';

const sources = z.record(z.string(), z.object({ source: z.string(), made: z.string() }));
export type TextSources = z.infer<typeof sources>;

/** The source texts of a language's translations; empty if nothing valid is recorded. */
export function sourcesOf(texts: Texts | undefined): TextSources {
  return sources.safeParse(texts?.[SOURCES_KEY]).data ?? {};
}

export type TextState = 'missing' | 'changed' | 'revised' | 'current';

/**
 * The state of a translation: `missing`; `changed` if its source has changed since; `revised` if its source has changed
 * but a person has edited the translation; otherwise `current`, including texts written by people.
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
  /** Edited by people although their sources have changed; people must review them. */
  readonly outdated: readonly TextUnit[];
}

/** Selects the texts of a deck to translate from one language into another. */
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
