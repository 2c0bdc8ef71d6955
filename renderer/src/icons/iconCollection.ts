/** The part of Iconify's `/collection` answer that matters here: the names of a set. */
export interface IconCollection {
  readonly prefix: string;
  readonly total?: number;
  readonly uncategorized?: readonly string[];
  readonly categories?: Readonly<Record<string, readonly string[]>>;
  readonly hidden?: readonly string[];
  /** Alias to the name it stands for. */
  readonly aliases?: Readonly<Record<string, string>>;
  /** Code points to names, in emoji sets. */
  readonly chars?: Readonly<Record<string, string>>;
}

/** Every name that a collection lists, aliases included. */
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
