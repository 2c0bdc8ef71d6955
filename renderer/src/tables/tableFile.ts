export const TABLE_ENDINGS = ['.csv', '.tsv', '.txt', '.xlsx', '.ods'] as const;

export function isTableFile(file: string): boolean {
  return TABLE_ENDINGS.some((ending) => file.toLowerCase().endsWith(ending));
}
