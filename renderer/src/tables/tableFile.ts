// Apart from the readers of tables, which take long to load: to tell a table by its name, nobody needs them.
export const TABLE_ENDINGS = ['.csv', '.tsv', '.txt', '.xlsx', '.ods'] as const;

export function isTableFile(file: string): boolean {
  return TABLE_ENDINGS.some((ending) => file.toLowerCase().endsWith(ending));
}
