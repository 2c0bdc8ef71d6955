// Apart from the readers of tables, which take long to load: to tell a table by its name, nobody needs them.
export const TABLE_ENDINGS = ['.csv', '.tsv', '.txt', '.xlsx', '.ods'] as const;

export function isTableFile(file: string): boolean {
  return TABLE_ENDINGS.some((ending) => file.toLowerCase().endsWith(ending));
}

/** Whether a table is a workbook, which may have several sheets, and whose cells have names such as B2. */
export function isWorkbookFile(file: string): boolean {
  return /\.(xlsx|ods)$/i.test(file);
}
