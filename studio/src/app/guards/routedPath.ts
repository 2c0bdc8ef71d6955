/** A path as the router matches it: in any case, with each segment decoded, and without slashes at the end. */
export function routedPath(pathname: string): string {
  const lower = decoded(pathname).toLowerCase();
  return lower.length > 1 ? lower.replace(/(?<!\/)\/+$/, '') : lower;
}

/** The router leaves a path as it is if any segment has an invalid escape. */
function decoded(pathname: string): string {
  try {
    return pathname
      .split('/')
      .map((segment) => decodeURIComponent(segment).replaceAll('/', '%2F'))
      .join('/');
  } catch {
    return pathname;
  }
}
