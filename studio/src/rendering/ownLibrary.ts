import { ownFamilies, type FontFamily } from '@cardwright/renderer';
import { listOwnFonts, listOwnIcons } from '../api/ownFonts.js';

/** What the member has uploaded for designs. */
export interface OwnLibrary {
  readonly families: readonly FontFamily[];
  /** SVGs by name. */
  readonly icons: Readonly<Record<string, string>>;
}

const NOTHING: OwnLibrary = { families: [], icons: {} };

/** The library of a member; nothing for strangers. @throws ApiError */
export async function readOwnLibrary(member: string | undefined): Promise<OwnLibrary> {
  if (member === undefined) return NOTHING;
  const [{ fonts }, icons] = await Promise.all([listOwnFonts(), listOwnIcons()]);
  return {
    families: ownFamilies(fonts.flatMap(({ faces }) => faces)),
    icons: Object.fromEntries(icons.map(({ name, svg }) => [name, svg])),
  };
}
