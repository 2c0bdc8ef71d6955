import type { ColorScheme, OfficialCatalogue, Template, World, WorldNode } from '@cardwright/renderer';
import { TemplateLibrary } from './templateLibrary.js';

export { demoDeck, demoDecks, type DemoDeck } from './decks/demoDecks.js';
export { DESIGNS, TemplateLibrary } from './templateLibrary.js';

/** The files that ship with this package: one folder up from `src` as well as from `dist`. */
const library = new TemplateLibrary(new URL('../', import.meta.url));

/** Every official template: 26 designs, each a front followed by its back. */
export function officialTemplates(): readonly Template[] {
  return library.templates();
}

/** @param slug e.g. `emberwild` or `emberwild-back` @returns undefined when no official template has the slug */
export function officialTemplate(slug: string): Template | undefined {
  return library.templates().find((template) => template.slug === slug);
}

/** Colour schemes that everybody shares, the default one first. */
export function colorSchemes(): readonly ColorScheme[] {
  return library.colorSchemes();
}

/** @param slugOrId e.g. `cardwright-default` @returns undefined when no shared scheme has it */
export function colorScheme(slugOrId: string): ColorScheme | undefined {
  return library.colorSchemes().find((scheme) => scheme.slug === slugOrId || scheme.id === slugOrId);
}

/** The colour scheme that was made for a design. @param slug of its front or back */
export function colorSchemeFor(slug: string): ColorScheme | undefined {
  const made = officialTemplate(slug)?.color_scheme;
  return typeof made === 'string' ? colorScheme(made) : undefined;
}

/** All of these designs, as loading a deck takes them. */
export function officialCatalogue(): OfficialCatalogue {
  return { templates: officialTemplates(), colorSchemes: colorSchemes(), colorSchemeFor };
}

/** Worlds as a flat list, parents before children. */
export function worlds(): readonly World[] {
  return library.worlds();
}

/** Worlds nested in `children`, siblings in order. */
export function worldTree(): WorldNode[] {
  return library.worldTree();
}
