import type { Catalogue } from '@cardwright/renderer';

interface Named {
  readonly id: string;
  readonly name: string;
}

/** The name of the design, colour scheme or world that a deck, a category or a card refers to by its id. */
export function nameOfReference(
  reference: unknown,
  {
    templates,
    colorSchemes,
  }: { readonly [Key in keyof Catalogue]: readonly Pick<Catalogue[Key][number], 'id' | 'name'>[] },
  worlds: readonly Named[] = [],
): string | undefined {
  return [...templates, ...colorSchemes, ...worlds].find(({ id }) => id === reference)?.name;
}
