/** A path with `%20` and the like decoded; unchanged if a percent sign in it is only a percent sign. */
export function percentDecoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
