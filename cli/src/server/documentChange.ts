export type Path = readonly (string | number)[];

/** One value of a document and what it becomes; objects hold texts and numbers alone. */
export type Change = readonly [path: Path, value: string | Readonly<Record<string, string | number>>];
