/** `/api/decks/{id}` → `/api/decks/:id` */
export function toRouterPath(path: string): string {
  return path.replaceAll(/\{(\w+)\}/g, ':$1');
}

/** Names of the parameters, in order. */
export function pathParameters(path: string): string[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '');
}

/** Sorts paths so that a literal segment comes before a parameter in the same position. */
export function compareSpecificity(left: string, right: string): number {
  const [a, b] = [left.split('/'), right.split('/')];
  for (let index = 0; index < Math.min(a.length, b.length); index += 1) {
    const difference = Number(isParameter(a[index])) - Number(isParameter(b[index]));
    if (difference !== 0) return difference;
  }
  return a.length - b.length;
}

function isParameter(segment: string | undefined): boolean {
  return segment?.startsWith('{') ?? false;
}
