/**
 * The path of a loader's request with its query and its hash, which requests do not have. The address bar has the hash of
 * a page that is opened or loaded again, and of one that is tried again from the sign-in page.
 */
export function requestedPath(request: Pick<Request, 'url'>, shown: Pick<Location, 'href'> = location): string {
  const { pathname, search } = new URL(request.url);
  const path = pathname + search;
  const here = new URL(shown.href);
  const known = [here.pathname + here.search + here.hash, here.searchParams.get('redirect') ?? ''];
  return known.find((each) => each.replace(/#.*/s, '') === path) ?? path;
}
