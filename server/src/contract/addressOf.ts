/** A call's path with its parameters filled in: `/api/decks/{id}` becomes `/api/decks/…`. */
export function addressOf(path: string, params: Readonly<Record<string, string>> = {}): string {
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
}
