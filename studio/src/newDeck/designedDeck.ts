import type { Catalogue, ColorScheme, Deck, DeckFile, Template } from '@cardwright/renderer';
import { withKnownDesigns } from '../rendering/withKnownDesigns.js';
import { asReferences, type Designs } from './newDeckBody.js';

/** A deck, with the designs of its file if it comes from one. */
export type UnstoredDeck = Deck & Pick<DeckFile, 'templates' | 'color_scheme'>;

interface DesignedDeck {
  readonly deck: Deck;
  /** With the designs that the deck file contains. */
  readonly catalogue: Catalogue;
}

/**
 * A deck that is not stored yet, in the designs that it will have: those chosen for it, else those that its file names or
 * contains (`templates` and `color_scheme`), else those that it refers to.
 */
export function designedDeck(
  deck: UnstoredDeck,
  { templates, colorSchemes }: Catalogue,
  chosen?: Designs,
): DesignedDeck {
  const { templates: named, color_scheme: scheme } = deck;
  const catalogue = {
    templates: [...[named?.front, named?.back].filter(isGiven), ...templates],
    colorSchemes: isGiven(scheme) ? [scheme, ...colorSchemes] : colorSchemes,
  };
  const ofFile = {
    front_template_id: referenceTo(named?.front) ?? deck.front_template_id,
    back_template_id: referenceTo(named?.back) ?? deck.back_template_id,
    color_scheme_id: idOf(referenceTo(scheme), catalogue.colorSchemes) ?? deck.color_scheme_id,
  };
  const designed = { ...deck, ...(chosen === undefined ? ofFile : asReferences(chosen)) };
  return { deck: withKnownDesigns(designed, catalogue), catalogue };
}

type Reference<T> = string | T | null | undefined;

function isGiven<T extends object>(reference: Reference<T>): reference is T {
  return typeof reference === 'object' && reference !== null;
}

function referenceTo(reference: Reference<Template | ColorScheme>): string | null {
  if (isGiven(reference)) return reference.id;
  return reference === undefined || reference === '' ? null : reference;
}

function idOf(reference: string | null, schemes: readonly ColorScheme[]): string | null {
  return schemes.find(({ id, slug }) => reference !== null && (id === reference || slug === reference))?.id ?? null;
}
