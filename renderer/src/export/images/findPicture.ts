import { access, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { checkRelativePath, percentDecoded } from '../../schema/index.js';

/**
 * The file that a path names. Names with accents may be stored in decomposed Unicode, as files from a Mac are, while the
 * deck has them composed, or the other way round. Tables from Notion and from websites write spaces as `%20`. Undefined if
 * there is no such file.
 * @param path inside the folder, with `/` between segments
 */
export async function findPicture(folder: string, path: string): Promise<string | undefined> {
  return (await findExactly(folder, path)) ?? findDecoded(folder, path);
}

async function findDecoded(folder: string, path: string): Promise<string | undefined> {
  const decoded = checkRelativePath(percentDecoded(path));
  return decoded.ok && decoded.path !== path ? findExactly(folder, decoded.path) : undefined;
}

async function findExactly(folder: string, path: string): Promise<string | undefined> {
  if (await exists(join(folder, path))) return join(folder, path);
  let found = folder;
  for (const segment of path.split('/')) {
    const name = isAscii(segment) ? segment : await sameName(found, segment);
    if (name === undefined) return undefined;
    found = join(found, name);
  }
  return (await exists(found)) ? found : undefined;
}

async function sameName(folder: string, segment: string): Promise<string | undefined> {
  const wanted = segment.normalize('NFC');
  const names = await readdir(folder).catch(() => []);
  return names.find((name) => name.normalize('NFC') === wanted);
}

/** ASCII names have only one Unicode form. */
function isAscii(text: string): boolean {
  return /^[\x00-\x7f]*$/.test(text);
}

function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
