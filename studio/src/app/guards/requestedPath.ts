import { createPath, type Path } from 'react-router';

/** The page that is being opened; undefined while the first one is, or the one that is shown is checked again. */
export type Pending = () => Partial<Path> | undefined;

/**
 * The path of a loader's request with its query and its hash, which requests do not have. The page that is being opened
 * has it, or the address bar.
 */
export function requestedPath(
  request: Pick<Request, 'url'>,
  pending: Partial<Path> | undefined,
  shown: Pick<Location, 'pathname' | 'search' | 'hash'> = location,
): string {
  const { pathname, search } = new URL(request.url);
  const opened = new URL(createPath(pending ?? shown), request.url);
  const hash = opened.pathname === pathname && opened.search === search ? opened.hash : '';
  return pathname + search + hash;
}
