import { PICTURE_EXTENSIONS, PRIVATE_FOLDER } from '../contract/pictureAddress.js';
import { invalid } from '../errors.js';

/** Maps each file extension to its content type. */
export const CONTENT_TYPES: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(PICTURE_EXTENSIONS).map(([type, extension]) => [extension, type])),
  jpeg: 'image/jpeg',
};

const UUID = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}';
const SLUG = '[a-z0-9][a-z0-9_-]{0,62}';
const EXTENSION = `(?:${Object.keys(CONTENT_TYPES).join('|')})`;

/** `{userId}/[{subfolder}/]{uuid}.{ext}`. */
const MEMBER = `(?<owner>${UUID})/(?:(?<folder>${SLUG})/)?(?<id>${UUID})\\.(?<extension>${EXTENSION})`;
const MEMBER_PATH = new RegExp(`^${MEMBER}$`);
const MEMBER_URL = new RegExp(`${MEMBER}$`);
/** Pictures that come with the product: `{folder}/[…/]{name}.{ext}`. */
const OWN_PATH = new RegExp(`^(?:${SLUG}/){1,3}(?<id>${SLUG})\\.(?<extension>${EXTENSION})$`);
const FOLDER = new RegExp(`^${SLUG}(?:/${SLUG}){0,2}$`);

export interface ObjectPath {
  readonly path: string;
  /** The top folder: the member's id for members' pictures. */
  readonly owner: string | null;
  /** File name without its extension. */
  readonly id: string;
  readonly contentType: string;
  /** Whether only its owner may read it, unless one of the owner's public decks shows it. */
  readonly isPrivate: boolean;
}

/**
 * Parses a path of this bucket. No dots except before the extension, no backslash, NUL or non-Latin letters are
 * allowed, so a path can serve as a file name unchanged.
 * @returns undefined for any other text
 */
export function parseObjectPath(path: string): ObjectPath | undefined {
  const { groups } = MEMBER_PATH.exec(path) ?? OWN_PATH.exec(path) ?? {};
  if (groups === undefined) return undefined;
  const contentType = CONTENT_TYPES[groups.extension ?? ''] ?? '';
  const isPrivate = groups.folder === PRIVATE_FOLDER;
  return { path, owner: groups.owner ?? null, id: groups.id ?? '', contentType, isPrivate };
}

/** The path of a member's picture, by whatever URL it is shown. */
export function memberPathIn(url: string): string | undefined {
  return MEMBER_URL.exec(url)?.[0];
}

/** The folder of a member's private pictures. */
export function privateFolder(ownerId: string): string {
  return `${ownerId}/${PRIVATE_FOLDER}`;
}

/**
 * Parses a path for writing.
 * @param ownerId the member whose folder must contain it; null for pictures that come with the product
 * @throws HttpProblem `invalid`
 */
export function writablePath(path: string, ownerId: string | null): ObjectPath {
  const parsed = parseObjectPath(path);
  if (parsed?.owner === ownerId) return parsed;
  const expected = 'expected {your member id}/[{subfolder}/]{uuid}.{png, jpg, webp, avif, gif or svg}, in lower case';
  throw invalid([{ path: 'path', message: expected }]);
}

export function isFolder(folder: string): boolean {
  return FOLDER.test(folder);
}
