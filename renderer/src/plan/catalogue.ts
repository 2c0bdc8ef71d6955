import { CardwrightError } from '../errors.js';
import { chooseDefaultColorScheme, chooseDefaultTemplate } from '../schema/deck/choose.js';
import type { ColorScheme } from '../schema/colors/colorScheme.js';
import type { Template } from '../schema/template/template.js';

/** The templates and colour schemes that a deck may name: templates by id or slug, colour schemes by id or name. */
export interface Catalogue {
  readonly templates: readonly Template[];
  readonly colorSchemes: readonly ColorScheme[];
}

/** The official templates and colour schemes. The code that loads decks passes them in. */
export interface OfficialCatalogue extends Catalogue {
  /** The colour scheme for a template. @param slug of the template */
  readonly colorSchemeFor: (slug: string) => ColorScheme | undefined;
}

/** Finds a template by id or slug; without a reference, the default of the side. */
export function findTemplate(catalogue: Catalogue, reference: string | null, side: 'front' | 'back'): Template {
  const found =
    reference === null || reference === ''
      ? chooseDefaultTemplate(catalogue.templates, side)
      : (catalogue.templates.find(({ id }) => id === reference) ??
        catalogue.templates.find(({ slug }) => slug === reference));
  if (found !== undefined) return found;
  throw new CardwrightError('template.unknown', `There is no template "${reference ?? 'default'}".`, {
    path: `${side}_template_id`,
    fix: `Use the path of a template file or one of: ${catalogue.templates.map(({ slug }) => slug).join(', ')}.`,
  });
}

/** Finds a colour scheme by id, slug or name; without a reference, the default. */
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
    fix: `Use the path of a colour scheme file or one of: ${catalogue.colorSchemes.map(({ name }) => name).join(', ')}.`,
  });
}
