/** The part of Iconify's `/collection` response that is used here: the names of a set. */
export interface IconCollection {
  readonly prefix: string;
  readonly total?: number;
  readonly uncategorized?: readonly string[];
  readonly categories?: Readonly<Record<string, readonly string[]>>;
  readonly hidden?: readonly string[];
  /** Alias to name. */
  readonly aliases?: Readonly<Record<string, string>>;
  /** Code points to names, in emoji sets. */
  readonly chars?: Readonly<Record<string, string>>;
}

/** All names in a collection, including aliases. */
export function collectionNames({ uncategorized, categories, hidden, aliases }: IconCollection): string[] {
  return [
    ...new Set([
      ...(uncategorized ?? []),
      ...Object.values(categories ?? {}).flat(),
      ...(hidden ?? []),
      ...Object.keys(aliases ?? {}),
    ]),
  ];
}
