/**
 * The address of a table's content for an address that people copy from their browser: of a Google Sheet, or of a file on
 * GitHub or Dropbox. Other addresses stay as they are.
 */
export function tableAddress(url: URL): URL {
  const target = new URL(url);
  if (url.hostname === 'docs.google.com') return googleSheet(url);
  if (url.hostname === 'www.dropbox.com') target.searchParams.set('dl', '1');
  const blob = /^\/([^/]+\/[^/]+)\/blob\/(.+)$/.exec(url.pathname);
  if (url.hostname === 'github.com' && blob !== null)
    return new URL(`https://raw.githubusercontent.com/${blob[1] ?? ''}/${blob[2] ?? ''}`);
  return target;
}

/** A sheet that is shared with everyone, or one that is published to the web. */
function googleSheet(url: URL): URL {
  const published = /^\/spreadsheets\/d\/e\/([\w-]+)\/pub/.exec(url.pathname)?.[1];
  const shared = /^\/spreadsheets\/(?:u\/\d+\/)?d\/([\w-]+)/.exec(url.pathname)?.[1];
  const gid = url.searchParams.get('gid') ?? /gid=(\d+)/.exec(url.hash)?.[1];
  const sheet = gid === undefined ? '' : `&gid=${encodeURIComponent(gid)}`;
  if (published !== undefined)
    return new URL(`https://docs.google.com/spreadsheets/d/e/${published}/pub?output=csv&single=true${sheet}`);
  if (shared === undefined) return url;
  return new URL(`https://docs.google.com/spreadsheets/d/${shared}/export?format=csv${sheet}`);
}
