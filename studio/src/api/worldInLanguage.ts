interface WorldTexts {
  readonly name: string;
  readonly description: string;
  readonly translations?: unknown;
}

type Texts = Readonly<Record<string, Partial<Pick<WorldTexts, 'name' | 'description'>> | undefined>>;

/**
 * A world in the words of a language: of `de-CH`, then of `de`, then its own. Each text falls back by itself, so that a
 * name without a description does not lose the description.
 */
export function worldInLanguage<World extends WorldTexts>(world: World, language: string): World {
  const texts = new Map(
    Object.entries((world.translations ?? {}) as Texts).map(([code, each]) => [code.toLowerCase(), each]),
  );
  const parts = language.toLowerCase().split('-');
  const wanted = parts.map((_, index) => texts.get(parts.slice(0, parts.length - index).join('-')));
  const textOf = (key: 'name' | 'description'): string =>
    wanted.map((each) => each?.[key]).find((text) => text !== undefined && text !== '') ?? world[key];
  return { ...world, name: textOf('name'), description: textOf('description') };
}

/** A world in the visitor's language. */
export function forVisitor<World extends WorldTexts>(world: World): World {
  return worldInLanguage(world, navigator.language);
}
