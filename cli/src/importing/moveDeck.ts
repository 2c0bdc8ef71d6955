import { stat } from 'node:fs/promises';
import type { DeckFile, Problem } from '@cardwright/renderer';
import { findPicture, ImageStore, NearPictures } from '@cardwright/renderer/export';
import { mapPaths } from './mapPaths.js';
import { rebasePath, type Folders } from './rebasePath.js';

export interface MoveOptions extends Folders {
  /** Embeds pictures as data URLs. */
  readonly embed: boolean;
}

/** Changes the base folder of a deck's relative paths, with problems for files outside the new folder. */
export async function moveDeck(
  deck: DeckFile,
  { from, to, embed }: MoveOptions,
): Promise<{ deck: DeckFile; problems: Problem[] }> {
  const problems: Problem[] = [];
  const embedded = new Map<string, string>();
  const near = new NearPictures(from);
  const store = new ImageStore({ folder: from, near });
  const rebase = (path: string, where: string): string => {
    const moved = rebasePath(path, { from, to });
    if (moved !== undefined) return moved;
    problems.push(outOfReach(path, where, to));
    return path;
  };
  const picture = async (src: string, where: string): Promise<string> => {
    const known = embedded.get(src);
    if (known !== undefined) return known;
    if (!(await hasFile(from, src))) {
      problems.push(notThere(src, where, await near.fixOf(src)));
      return embed ? src : rebase(src, where);
    }
    if (!embed) return rebase(src, where);
    const data = await asDataUrl(src, store);
    embedded.set(src, data);
    return data;
  };
  return { deck: await mapPaths(deck, { picture, template: rebase }), problems };
}

async function asDataUrl(src: string, store: ImageStore): Promise<string> {
  const { bytes, mime } = await readPicture(src, store);
  return `data:${mime};base64,${Buffer.from(bytes).toString('base64')}`;
}

/** Reads a picture as it is shown: SVG sanitised, photos upright. @throws CardwrightError `image.unreadable` */
export async function readPicture(
  src: string,
  store: ImageStore,
): Promise<{ readonly bytes: Uint8Array; readonly mime: string }> {
  await store.load([src]);
  const resource = store.get(src);
  return resource?.kind === 'vector'
    ? { bytes: Buffer.from(resource.svg), mime: 'image/svg+xml' }
    : store.imageBytes(src);
}

/** Whether a path names a file in a folder. */
export async function hasFile(folder: string, path: string): Promise<boolean> {
  const file = await findPicture(folder, path);
  return file !== undefined && (await stat(file)).isFile();
}

function notThere(src: string, where: string, fix: string): Problem {
  return {
    code: 'image.not_found',
    severity: 'warning',
    path: where,
    message: `There is no picture ${src} yet.`,
    fix,
  };
}

function outOfReach(path: string, where: string, to: string): Problem {
  return {
    code: 'path.out_of_reach',
    severity: 'error',
    path: where,
    message: `${path} is outside ${to}, the folder of the deck file; a deck file cannot refer to files outside its folder.`,
    fix: 'Write the deck file to a folder that contains the pictures, or import with --embed.',
  };
}
