import { parseObjectPath, privateFolder } from './objectPath.js';

/** How many bytes after the folder are read: more than the rest of any path. */
const REST = 60;

/**
 * The private pictures of a member that a text refers to, by whatever URL.
 * @param parts the text in UTF-8; no path lies across two parts
 */
export function findPrivatePictures(parts: readonly Buffer[], owner: string): string[] {
  const folder = `${privateFolder(owner)}/`;
  const found = new Set<string>();
  for (const part of parts)
    for (let at = part.indexOf(folder); at !== -1; at = part.indexOf(folder, at + folder.length)) {
      const rest = part.toString('latin1', at + folder.length, at + folder.length + REST);
      const [name = ''] = /^[\w.-]*/.exec(rest) ?? [];
      const path = parseObjectPath(`${folder}${name}`);
      if (path !== undefined) found.add(path.path);
    }
  return [...found];
}
