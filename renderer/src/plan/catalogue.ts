import { CardwrightError } from '../errors.js';
import { chooseDefaultColorScheme, chooseDefaultTemplate } from '../schema/deck/choose.js';
import type { ColorScheme } from '../schema/colors/colorScheme.js';
import type { Template } from '../schema/template/template.js';

/** The templates and colour schemes that a deck may name, by id or slug (colour schemes: id or name). */
export interface Catalogue {
  readonly templates: readonly Template[];
  readonly colorSchemes: readonly ColorScheme[];
}

/** The designs that come with the product. Whoever loads decks passes them in. */
export interface OfficialCatalogue extends Catalogue {
  /** The colour scheme that was made for a template. @param slug of the template */
  readonly colorSchemeFor: (slug: string) => ColorScheme | undefined;
}

/** Finds a template by id or slug; the default of the side when the reference is empty. */
export function findTemplate(catalogue: Catalogue, reference: string | null, side: 'front' | 'back'): Template {
  const found =
    reference === null || reference === ''
      ? chooseDefaultTemplate(catalogue.templates, side)
      : (catalogue.templates.find(({ id }) => id === reference) ??
        catalogue.templates.find(({ slug }) => slug === reference));
  if (found !== undefined) return found;
  throw new CardwrightError('template.unknown', `There is no template "${reference ?? 'default'}".`, {
    path: `${side}_template_id`,
    fix: `Use one of: ${catalogue.templates.map(({ slug }) => slug).join(', ')}; or the path of a template file.`,
  });
}

/** Finds a colour scheme by id, slug or name; the default one when the reference is empty. */
export function findColorScheme(catalogue: Catalogue, reference: string | null): ColorScheme {
  const wanted = (reference ?? '').toLowerCase();
  const found =
    wanted === ''
      ? chooseDefaultColorScheme(catalogue.colorSchemes)
      : catalogue.colorSchemes.find(
          (scheme) => scheme.id === reference || scheme.slug === reference || scheme.name.toLowerCase() === wanted,
        );
  if (found !== undefined) return found;
  throw new CardwrightError('color_scheme.unknown', `There is no colour scheme "${reference ?? 'default'}".`, {
    path: 'color_scheme',
    fix: `Use one of: ${catalogue.colorSchemes.map(({ name }) => name).join(', ')}; or the path of a colour scheme file.`,
  });
}
