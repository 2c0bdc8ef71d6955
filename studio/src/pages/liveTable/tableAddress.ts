/** The address at which others join a table. */
export function tableAddress(code: string): string {
  return `${location.origin}/play/table/${code}`;
}
