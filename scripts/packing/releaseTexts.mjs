const HEAD = '## [Unreleased]\n';

/**
 * Moves the unreleased part of the changelog under a version and its date.
 * @returns {string | undefined} undefined if nothing is unreleased
 */
export function datedChangelog(text, version, now) {
  const start = text.indexOf(HEAD);
  if (start < 0) return undefined;
  const rest = text.slice(start + HEAD.length);
  const end = rest.search(/^## \[/m);
  const entries = end < 0 ? rest : rest.slice(0, end);
  if (!/^- /m.test(entries)) return undefined;
  return `${text.slice(0, start)}${HEAD}\n## [${version}] - ${now.toISOString().slice(0, 10)}\n${rest}`;
}

/** A package.json with this version, which also requires exactly this version of our other packages. */
export function withVersion(text, version) {
  const manifest = JSON.parse(text);
  manifest.version = version;
  for (const list of ['dependencies', 'devDependencies'])
    for (const name of Object.keys(manifest[list] ?? {}))
      if (name.startsWith('@cardwright/')) manifest[list][name] = version;
  return `${JSON.stringify(manifest, null, 2)}\n`;
}
