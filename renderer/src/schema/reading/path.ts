/** A place in a document: keys of objects and indexes of lists. */
export type PathSegments = readonly (string | number)[];

const PLAIN_KEY = /^[\p{L}_$][\p{L}\p{N}_$-]*$/u;

/** `['categories', 2, 'translations', 'pt BR']` → `categories[2].translations["pt BR"]`. */
export function formatPath(segments: PathSegments): string {
  let path = '';
  for (const segment of segments) {
    if (typeof segment === 'number') path += `[${segment}]`;
    else if (PLAIN_KEY.test(segment)) path += path === '' ? segment : `.${segment}`;
    else path += `[${JSON.stringify(segment)}]`;
  }
  return path;
}

/** The inverse of `formatPath`. An invalid path returns the segments read so far. */
export function parsePath(path: string): (string | number)[] {
  const segments: (string | number)[] = [];
  const token = /\.?([\p{L}_$][\p{L}\p{N}_$-]*)|\[(\d+)\]|\[("(?:[^"\\]|\\.)*")\]/uy;
  for (let match = token.exec(path); match !== null; match = token.exec(path)) {
    if (match[1] !== undefined) segments.push(match[1]);
    else if (match[2] !== undefined) segments.push(Number(match[2]));
    else if (match[3] !== undefined) segments.push(JSON.parse(match[3]) as string);
  }
  return segments;
}

/** The value at a path, or undefined where the path leaves the document. */
export function valueAt(document: unknown, segments: PathSegments): unknown {
  let value = document;
  for (const segment of segments) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, segment)) return undefined;
    value = (value as Record<string | number, unknown>)[segment];
  }
  return value;
}
