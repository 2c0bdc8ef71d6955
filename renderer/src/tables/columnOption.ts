/** What to write after `--column`, quoted for a shell: `"Lfd. Nr.=title"`, `'Rules "text"=description'`. */
export function columnOption(column: string, meaning: string): string {
  const option = `${column}=${meaning}`;
  return /["$`\\]/.test(column) && !column.includes("'") ? `'${option}'` : `"${option}"`;
}
